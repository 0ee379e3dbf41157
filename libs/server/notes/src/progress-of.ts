import { ApiFailure, type FeedbackStage } from '@greenroom/contracts';
import type { Owed } from './owed-notes.ts';

export interface NotesProgress {
  status: 'in-progress' | 'failed';
  stage: FeedbackStage;
  tries: number;
}

/**
 * How far notes are; nothing once they are ready.
 * @param asynchronous what is not ready is no failure
 * @param onUnclaimed somebody waits for notes that nobody makes yet
 * @throws ApiFailure `not_ready`
 */
export function progressOf(
  { status, stage, tries, claimedAt }: Owed,
  asynchronous: boolean,
  onUnclaimed: () => void,
): NotesProgress | undefined {
  if (status === 'ready') return undefined;
  if (status === 'in-progress' && claimedAt === null) onUnclaimed();
  if (asynchronous) return { status, stage, tries };
  throw new ApiFailure('not_ready', status === 'failed' ? 'The notes could not be made' : 'The notes are being made');
}
