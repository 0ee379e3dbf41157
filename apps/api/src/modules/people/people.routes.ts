import type { FastifyInstance } from 'fastify';
import { contracts } from '@greenroom/contracts/schemas';
import type { RightsOf } from '../../app/entitlements.ts';
import { serve } from '../../app/serve-contract.ts';

export interface PeopleDependencies {
  rightsOf: RightsOf;
}

/** Days of the free trial (specification, section 9). */
const trialPeriodInDays = 7;

/** The current user; everyone is a visitor until there are accounts. */
export function peopleRoutes(app: FastifyInstance, { rightsOf }: PeopleDependencies): void {
  serve(app, contracts.usersRead, async ({ person, reply }) => {
    const { chat, library } = rightsOf(person);
    reply.header('cache-control', 'no-store');
    return {
      email: null,
      loggedIn: person.signedIn,
      analytics: { userId: null, personaUserId: null, anonymousId: null, properties: { userPlanStatus: 'FREE' } },
      purchaseEligibility: { trialPeriodInDays },
      rights: { chat, library },
    };
  });
}
