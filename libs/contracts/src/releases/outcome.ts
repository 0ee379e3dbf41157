/** Window event by which a remote counts an outcome: `detail` is an {@link Outcome}. */
export const outcomeEvent = 'greenroom-outcome';

export interface Outcome {
  /** A metric that the remote's release declares. */
  metric: string;
  isWell: boolean;
}
