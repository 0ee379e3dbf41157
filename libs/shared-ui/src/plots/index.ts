/** Drawings of figures. What they show is drawn by whoever knows it, with scales of d3. */
export { Plot } from './plot.tsx';
