import { useState } from 'react';
import type { RoleplayFeedback } from '@greenroom/contracts';
import { feedbackOf, useRoleplayFeedbackQuery } from './feedback-api.ts';

/** How often the progress of the feedback is polled, in milliseconds. */
const askEveryMs = 1_500;

interface Feedback {
  feedback: RoleplayFeedback | undefined;
  error: unknown;
  refetch(): unknown;
}

/** Returns the feedback on a scene, polling until it is ready. */
export function useFeedback(conversationUuid: string): Feedback {
  const [waits, setWaits] = useState(false);
  const asking = { pollingInterval: waits ? askEveryMs : 0 };
  const { currentData, error, refetch } = useRoleplayFeedbackQuery(feedbackOf(conversationUuid), asking);
  const inProgress = currentData?.status === 'in-progress';
  if (inProgress !== waits) setWaits(inProgress);
  // A lost connection while waiting is not shown as an error.
  return { feedback: currentData, error: currentData ? undefined : error, refetch };
}
