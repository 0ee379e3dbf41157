import { ApiFailure, type FeedbackStage } from '@greenroom/contracts';
import type { FeedbackRow } from './feedback-store.ts';

export interface FeedbackProgress {
  status: 'in-progress' | 'failed';
  stage: FeedbackStage;
  tries: number;
}

/**
 * Returns the progress of notes; undefined once they are ready.
 * @param asynchronous returns the progress instead of throwing
 * @param onUnclaimed called if a person waits for notes without a worker
 * @throws ApiFailure `not_ready`
 */
export function progressOf(
  { status, stage, tries, claimedAt }: FeedbackRow,
  asynchronous: boolean,
  onUnclaimed: () => void,
): FeedbackProgress | undefined {
  if (status === 'ready') return undefined;
  if (status === 'in-progress' && claimedAt === null) onUnclaimed();
  if (asynchronous) return { status, stage, tries };
  throw new ApiFailure('not_ready', status === 'failed' ? 'The notes could not be made' : 'The notes are being made');
}
