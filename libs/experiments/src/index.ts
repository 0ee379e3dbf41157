/** What is tried out: which variation one has, and that one saw it. It brings its library along: import it late. */
export { fetchExperiments } from './fetch-experiments.ts';
export { forgetExperiments } from './once-a-session.ts';
export { openExperiments, type ExperimentsHere } from './open-experiments.ts';
