import type { CurrentUser } from '@greenroom/contracts';
import type { RightsOf } from '../../app/entitlements.ts';
import type { Person } from './domain/person.ts';

/** Days of the free trial (specification, section 9). */
const trialPeriodInDays = 7;

/** A person as the page knows them; everyone is a visitor until there are accounts. */
export function currentUser(person: Person, rightsOf: RightsOf): CurrentUser {
  const { chat, library } = rightsOf(person);
  return {
    email: null,
    loggedIn: person.signedIn,
    analytics: { userId: null, personaUserId: null, anonymousId: null, properties: { userPlanStatus: 'FREE' } },
    purchaseEligibility: { trialPeriodInDays },
    rights: { chat, library },
  };
}
