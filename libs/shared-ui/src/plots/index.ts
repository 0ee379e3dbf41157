/** Plots. Their users draw the content with scales of d3. */
export { LightTimeline, type LightPoint } from './light-timeline.tsx';
export { Plot } from './plot.tsx';
export { SmallPlot } from './small-plot.tsx';
