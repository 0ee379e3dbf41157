import { goalSaid } from './acknowledge.ts';
import type { FlowInput } from './flows/flow.ts';
import { goalInGerman } from './flows/onward-flows.ts';
import type { Speaker } from './speaking.ts';

/** Names the goal if it is new or due again, in the conversation's language. */
export const goalNow = (input: FlowInput, speaker: Speaker): string | undefined =>
  input.language === 'de' ? goalInGerman(input) : goalSaid(input.question, input.now, speaker);
