export { LightReplay } from './light-replay.tsx';
