/** Looking for a scene. */
export { Scenes } from './scenes.tsx';
