import {
  money,
  type Allowance,
  type CurrentUser,
  type PlanStatus,
  type Right,
  type Verdict,
} from '@greenroom/contracts';

/** Every kind of user that a page can meet. */
export const personKinds = [
  'visitor',
  'visitorTasted',
  'offered',
  'signedIn',
  'signedInTasted',
  'trialOffered',
  'trialOver',
  'unconfirmed',
  'newcomer',
  'trial',
  'canceledTrial',
  'subscriber',
  'overdue',
  'paused',
  'usedUp',
  'canceled',
  'ended',
  'appleManaged',
  'parentManaged',
  'enterprise',
  'enterpriseAdmin',
  'staff',
  'staffNeedsFactor',
  'leaving',
] as const;
export type PersonKind = (typeof personKinds)[number];

/** Returns the user record of one kind, with plans enabled. Plan states are those of the specification's analytics. */
export function samplePerson(kind: PersonKind): CurrentUser {
  const { status = 'FREE', member = false, usedUp = false, more = {}, loggedIn = true } = kinds[kind];
  const allowance = sampleAllowance(member ? 'fair-use' : 'taste', usedUp);
  return {
    id: loggedIn ? 'user-1' : null,
    email: loggedIn ? 'maren.cole@example.com' : null,
    name: loggedIn ? 'Maren Cole' : null,
    loggedIn,
    emailConfirmed: loggedIn,
    locale: null,
    timeZone: loggedIn ? 'UTC' : null,
    profile: loggedIn ? { id: 1 } : null,
    subscribedState: status,
    subscription: null,
    enterpriseAdmin: false,
    activeAnnualPass: false,
    accessibleProducts: member ? ['greenroom'] : [],
    loggedInMobileWebUser: false,
    isMcEmail: false,
    isTestUser: false,
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
    purchaseEligibility: { trialPeriodInDays: status === 'FREE' ? 7 : 0, moneyBack: true },
    freeTrial: 'none',
    allowance,
    promotionOn: false,
    ...more,
    rights: sampleRights({ loggedIn, member, usedUp, staff: more.staff ?? false }),
  };
}

/** Returns an allowance that is partly or fully used. */
export function sampleAllowance(kind: Allowance['kind'], usedUp = false): Allowance {
  const most = kind === 'taste' ? { messages: 6, voiceSeconds: 180 } : { messages: 2_000, voiceSeconds: 72_000 };
  const used = usedUp ? most.messages : most.messages / 3;
  const left = 1 - used / most.messages;
  return {
    kind,
    messages: { used: Math.ceil(used), most: most.messages },
    voiceSeconds: { used: 0, most: most.voiceSeconds },
    messagesLeft: Math.floor(left * most.messages),
    voiceSecondsLeft: Math.floor(left * most.voiceSeconds),
    renewsOn: kind === 'taste' ? null : '2026-12-01',
  };
}

interface Standing {
  loggedIn: boolean;
  member: boolean;
  usedUp: boolean;
  staff: boolean;
}

/** The rights as the API's `entitlements` returns them. */
function sampleRights({ loggedIn, member, usedUp, staff }: Standing): Record<Right, Verdict> {
  const withAccount: Verdict = loggedIn ? 'allowed' : 'not_authenticated';
  const withPlan: Verdict = member ? 'allowed' : loggedIn ? 'plan_required' : 'not_authenticated';
  const whileLeft: Verdict = !usedUp ? 'allowed' : member ? 'rate_limited' : 'plan_required';
  const ofStaff: Verdict = staff ? 'allowed' : loggedIn ? 'not_found' : 'not_authenticated';
  return {
    everyone: 'allowed',
    account: withAccount,
    browse: withAccount,
    chat: whileLeft,
    call: whileLeft,
    wholeLibrary: member ? 'allowed' : 'plan_required',
    roleplay: withPlan,
    meetings: staff ? 'allowed' : withPlan,
    staff: ofStaff,
    staffPeople: ofStaff,
    staffSupport: ofStaff,
    staffMoney: ofStaff,
    staffReleases: ofStaff,
    staffAdmin: ofStaff,
  };
}

interface Kind {
  loggedIn?: false;
  status?: PlanStatus;
  /** The user has a plan now. */
  member?: boolean;
  usedUp?: boolean;
  more?: Partial<CurrentUser>;
}

const ofCompany = { email: 'maren.cole@parent.example', isMcEmail: true };

const kinds: Record<PersonKind, Kind> = {
  visitor: { loggedIn: false },
  visitorTasted: { loggedIn: false, usedUp: true },
  offered: { loggedIn: false, more: { promotionOn: true } },
  signedIn: {},
  signedInTasted: { usedUp: true },
  trialOffered: { more: { freeTrial: 'offered' } },
  trialOver: { loggedIn: false, more: { freeTrial: 'ended' } },
  unconfirmed: { more: { emailConfirmed: false } },
  newcomer: { more: { emailConfirmed: false, onboarded: false, timeZone: null } },
  trial: { status: 'TRIAL', member: true },
  canceledTrial: { status: 'CANCELED', member: true },
  subscriber: { status: 'ACTIVE', member: true },
  overdue: {
    status: 'ACTIVE',
    member: true,
    more: { overdue: { ...money(8_400, 'usd'), until: '2026-12-03T09:00:00.000Z' } },
  },
  paused: {
    more: {
      paused: { until: '2027-03-02T09:00:00.000Z', charge: money(8_400, 'usd') },
      purchaseEligibility: { trialPeriodInDays: 0, moneyBack: false },
    },
  },
  usedUp: { status: 'ACTIVE', member: true, usedUp: true },
  canceled: { status: 'CANCELED', member: true },
  ended: { status: 'CANCELED', more: { purchaseEligibility: { trialPeriodInDays: 0, moneyBack: false } } },
  appleManaged: { status: 'ACTIVE', member: true },
  parentManaged: { status: 'ACTIVE', member: true },
  enterprise: { status: 'ENTERPRISE', member: true },
  enterpriseAdmin: { status: 'ENTERPRISE', member: true, more: { enterpriseAdmin: true } },
  staff: { more: { ...ofCompany, staff: true } },
  staffNeedsFactor: { more: { ...ofCompany, staffNeedsFactor: true } },
  leaving: { more: { deletedFrom: '2026-12-05T09:00:00.000Z' } },
};
