import { ApiFailure } from '@greenroom/contracts';
import type { Rights } from '../../app/entitlements.ts';
import type { Queryable } from '../../database/open-database.ts';
import type { Allowances } from '../allowances/index.ts';
import type { Person } from '../people/index.ts';
import { hearCrisis } from './domain/house-engine/index.ts';

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
 * @param text what is said; nothing where the last message is answered once more. Signs of self-harm always come in, and
 *   use nothing up: help lines come before everything
 */
export function admission(
  allowances: Pick<Allowances, 'take'>,
  rights: Pick<Rights, 'chat'>,
  person: Person,
  text?: string,
): Admission {
  if (text !== undefined && hearCrisis(text)) return { open: true, admit: async () => {} };
  const { chat } = rights;
  if (chat !== 'allowed') {
    const refuse = async () => {
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
