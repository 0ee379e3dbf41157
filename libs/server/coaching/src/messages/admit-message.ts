import { ApiFailure } from '@greenroom/contracts';
import type { Rights, Person } from '@greenroom/access';
import type { Queryable } from '@greenroom/database';
import type { Allowances } from '@greenroom/allowances';
import { careFor, isBeside, needsCare } from '@greenroom/safety';
import { findMessagesBefore } from '../conversations/conversations.repository.ts';
import { memory } from './question-of.ts';

/**
 * Charges a new message to the person's allowance, in the transaction that stores it. A message already stored is
 * answered without a charge.
 * @throws ApiFailure `plan_required`, `rate_limited` if nothing is left
 */
export type Admit = (tx: Queryable) => Promise<void>;

interface Admission {
  admit: Admit;
  /** False if no new message can be accepted, so that it need not be moderated. */
  open: boolean;
}

/**
 * Decides whether and how a person's message is accepted.
 * @param said the message and its conversation; undefined when the last message is answered again. Signs of danger are
 * always accepted free of charge, and the answer to the question whether the person is safe is never refused
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
