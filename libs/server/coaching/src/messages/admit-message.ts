import { ApiFailure } from '@greenroom/contracts';
import type { Rights, Person } from '@greenroom/access';
import type { Queryable } from '@greenroom/database';
import type { Allowances } from '@greenroom/allowances';
import { careFor, isBeside, needsCare } from '@greenroom/safety';
import { findMessagesBefore } from '../conversations/conversations.repository.ts';
import { memory } from './question-of.ts';

/**
 * Lets something new be said, in the transaction that keeps it: a message is taken from its person's allowance. What was
 * kept before is answered without it.
 * @throws ApiFailure `plan_required`, `rate_limited` where nothing is left
 */
export type Admit = (tx: Queryable) => Promise<void>;

interface Admission {
  admit: Admit;
  /** False where nothing new can come in, so that nobody need judge it. */
  open: boolean;
}

/**
 * Whether and how a person's words come in.
 * @param said what is said, and in which conversation; nothing where the last message is answered once more. Signs of
 *   danger always come in and use nothing up, and an answer to the question whether one is safe is never refused
 */
export function admission(
  allowances: Pick<Allowances, 'take'>,
  rights: Pick<Rights, 'chat'>,
  person: Person,
  said?: { text: string; conversationUuid: string },
): Admission {
  if (said && needsCare(said.text)) return { open: true, admit: async () => {} };
  const { chat } = rights;
  if (chat !== 'allowed') {
    const refuse = async (tx: Queryable) => {
      if (said && (await isInCare(tx, said))) return;
      throw new ApiFailure(chat, 'The messages one may write are used up; more come with a plan');
    };
    return { open: false, admit: refuse };
  }
  return {
    open: true,
    admit: async (tx) => {
      await allowances.take(tx, person, { messages: 1 });
    },
  };
}

async function isInCare(tx: Queryable, { text, conversationUuid }: { text: string; conversationUuid: string }) {
  const care = careFor(await findMessagesBefore(tx, conversationUuid, undefined, memory), text);
  return care !== undefined && !isBeside(care);
}
