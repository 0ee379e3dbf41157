import { useState } from 'react';
import type { RoleplayFeedback } from '@greenroom/contracts';
import { feedbackOf, useRoleplayFeedbackQuery } from './feedback-api.ts';

/** How often it is asked how far the notes are, in milliseconds. */
const askEveryMs = 1_500;

interface Feedback {
  feedback: RoleplayFeedback | undefined;
  error: unknown;
  refetch(): unknown;
}

/** The notes on a scene, asked for until they are there. */
export function useFeedback(conversationUuid: string): Feedback {
  const [waits, setWaits] = useState(false);
  const asking = { pollingInterval: waits ? askEveryMs : 0 };
  const { currentData, error, refetch } = useRoleplayFeedbackQuery(feedbackOf(conversationUuid), asking);
  const inProgress = currentData?.status === 'in-progress';
  if (inProgress !== waits) setWaits(inProgress);
  // Who loses the connection while waiting goes on waiting.
  return { feedback: currentData, error: currentData ? undefined : error, refetch };
}
