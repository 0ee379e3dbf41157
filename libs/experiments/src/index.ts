/**
 * Experiments: which variation a visitor has, and the events about it. Import this lazily, as it includes GrowthBook.
 */
export { fetchExperiments } from './fetch-experiments.ts';
export { forgetExperiments } from './once-a-session.ts';
export { openExperiments, type ExperimentsHere } from './open-experiments.ts';
