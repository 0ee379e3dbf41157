/** Drawings of figures. What they show is drawn by whoever knows it, with scales of d3. */
export { LightTimeline, type LightPoint } from './light-timeline.tsx';
export { Plot } from './plot.tsx';
export { SmallPlot } from './small-plot.tsx';
