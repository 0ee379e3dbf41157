import { commerceFigures, originatorOf, type CurrentUser } from '@greenroom/contracts';
import { type RightsOf, type Person, holds } from '@greenroom/access';

/** Every plan includes the whole product. */
const wholeProduct = 'greenroom';

/** Returns a person as the page knows them. A visitor has neither id nor e-mail address. */
export function currentUser(person: Person, rightsOf: RightsOf, promotionOn = false): CurrentUser {
  const { account, subscription, overdue, paused, staff, staffNeedsFactor } = person;
  const { status, enterpriseAdmin } = subscription;
  const id = account?.uuid ?? null;
  const member = holds(subscription, new Date());
  const originatorType = originatorOf(subscription);
  return {
    id,
    email: account?.email ?? null,
    name: account?.name ?? null,
    loggedIn: person.signedIn,
    emailConfirmed: account?.emailConfirmed ?? false,
    locale: account?.locale ?? null,
    timeZone: account?.timeZone ?? null,
    profile: account ? { id: account.profileId } : null,
    subscribedState: status,
    subscription: originatorType && { id: subscription.id ?? null, originatorType },
    enterpriseAdmin,
    activeAnnualPass: person.annualPlan && member,
    ...(overdue && { overdue: { ...overdue, until: overdue.until.toISOString() } }),
    ...(paused && { paused: { ...paused, until: paused.until.toISOString() } }),
    accessibleProducts: member ? [wholeProduct] : [],
    loggedInMobileWebUser: false,
    isMcEmail: person.isMcEmail,
    isTestUser: person.isTestUser,
    staff,
    staffNeedsFactor,
    onboarded: account?.onboarded ?? false,
    deletedFrom: account?.deletedFrom?.toISOString() ?? null,
    analytics: {
      userId: id,
      personaUserId: id,
      anonymousId: person.anonymousId,
      properties: { userPlanStatus: status },
    },
    purchaseEligibility: {
      trialPeriodInDays: person.trialToBeHad ? commerceFigures.trialDays : 0,
      moneyBack: person.guaranteeToBeHad,
    },
    freeTrial: person.freeTrial,
    allowance: person.allowance,
    promotionOn,
    rights: rightsOf(person),
  };
}
