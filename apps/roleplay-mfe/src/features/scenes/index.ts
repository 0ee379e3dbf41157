/** Browsing and searching scenes. */
export { Scenes } from './scenes.tsx';
