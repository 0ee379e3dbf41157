/** Returns the number of the most likely class. */
export const mostLikely = (probabilities: Float64Array): number =>
  probabilities.reduce((top, one, at) => (one > probabilities[top]! ? at : top), 0);
