import { sql } from 'drizzle-orm';
import { ApiFailure } from '@greenroom/contracts';
import type { Allowances } from '@greenroom/allowances';
import type { VoiceAllowance } from './call-partner.ts';

/** Counts voice minutes as part of the coaching allowance: the free taste, or a plan's fair use. */
export function voiceAllowance(allowances: Allowances): VoiceAllowance {
  return {
    async left(person) {
      const allowance = await allowances.read(person);
      return allowance && allowance.voiceSecondsLeft * 1_000;
    },
    async take(tx, { ownerId, payer }, talkedMs) {
      const subscription = { ...payer.subscription, endsAt: dateOf(payer.subscription.endsAt) };
      const owner = { ownerId, subscription, addressKey: payer.addressKey };
      // Everything else in this transaction is kept, whether or not the allowance suffices.
      await tx.execute(sql`savepoint taking`);
      try {
        const allowance = await allowances.take(tx, owner, { voiceSeconds: Math.round(talkedMs / 1_000) });
        return allowance && allowance.voiceSecondsLeft * 1_000;
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        await tx.execute(sql`rollback to savepoint taking`);
        return 0;
      }
    },
  };
}

const dateOf = (text: string | null) => (text === null ? null : new Date(text));
