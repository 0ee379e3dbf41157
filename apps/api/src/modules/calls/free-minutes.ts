import type { RightsOf } from '../../app/entitlements.ts';
import type { Database } from '../../database/open-database.ts';
import type { VoiceAllowance } from './call-partner.ts';
import { talkedBy } from './calls.repository.ts';

/** Of one who has no plan, once and for all. Source: "Who may do what" of the product decisions. In ms. */
const tasteMs = 3 * 60_000;

/** Three minutes of voice for whoever has no plan, counted over all their calls. */
export function freeMinutes(db: Database, rightsOf: RightsOf): VoiceAllowance {
  return {
    async left(person) {
      if (rightsOf(person).library === 'all') return null;
      return Math.max(0, tasteMs - (await talkedBy(db, person.ownerId)));
    },
    // What was talked stands with the calls.
    take: async (tx, { ownerId }) => Math.max(0, tasteMs - (await talkedBy(tx, ownerId))),
  };
}
