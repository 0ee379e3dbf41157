import type { CurrentUser, PlanStatus } from '@greenroom/contracts';

/** The kinds of people a page can meet. */
export const personKinds = [
  'visitor',
  'signedIn',
  'trial',
  'subscriber',
  'canceled',
  'appleManaged',
  'enterprise',
] as const;
export type PersonKind = (typeof personKinds)[number];

/** The user record of one of them. Plan states are those of the specification's analytics. */
export function samplePerson(kind: PersonKind): CurrentUser {
  const { status, all, trialDays } = kinds[kind];
  const loggedIn = kind !== 'visitor';
  return {
    id: loggedIn ? 'user-1' : null,
    email: loggedIn ? 'maren.cole@example.com' : null,
    name: loggedIn ? 'Maren Cole' : null,
    loggedIn,
    emailConfirmed: loggedIn,
    locale: null,
    profile: loggedIn ? { id: 1 } : null,
    subscribedState: status,
    enterpriseAdmin: false,
    activeAnnualPass: false,
    loggedInMobileWebUser: false,
    isMcEmail: false,
    staff: false,
    staffNeedsFactor: false,
    onboarded: loggedIn,
    deletedFrom: null,
    analytics: {
      userId: loggedIn ? 'user-1' : null,
      personaUserId: loggedIn ? 'persona-1' : null,
      anonymousId: null,
      properties: { userPlanStatus: status },
    },
    purchaseEligibility: { trialPeriodInDays: trialDays },
    rights: { chat: true, library: all ? 'all' : 'first-of-each' },
  };
}

const kinds: Record<PersonKind, { status: PlanStatus; all: boolean; trialDays: number }> = {
  visitor: { status: 'FREE', all: false, trialDays: 7 },
  signedIn: { status: 'FREE', all: false, trialDays: 7 },
  trial: { status: 'TRIAL', all: true, trialDays: 0 },
  subscriber: { status: 'ACTIVE', all: true, trialDays: 0 },
  canceled: { status: 'CANCELED', all: false, trialDays: 0 },
  appleManaged: { status: 'ACTIVE', all: true, trialDays: 0 },
  enterprise: { status: 'ENTERPRISE', all: true, trialDays: 0 },
};
