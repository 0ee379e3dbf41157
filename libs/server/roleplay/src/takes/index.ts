/** Takes: moments of a scene played again. */
export { presentMoments } from './present-moments.ts';
export { takeMoment } from './take-moment.ts';
export { deleteTake, findTakes } from './takes.repository.ts';
