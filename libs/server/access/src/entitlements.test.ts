import fc from 'fast-check';
import { rightNames, type StaffRole, staffRoles, type Verdict, verdicts } from '@greenroom/contracts';
import { noPlan, type Subscription } from './subscription.ts';
import { entitlements, type Facts, type Rights } from './entitlements.ts';

const now = new Date('2026-11-21T10:00:00Z');
const later = new Date('2026-11-30T00:00:00Z');
const some = { messagesLeft: 6, voiceSecondsLeft: 180 };
const none = { messagesLeft: 0, voiceSecondsLeft: 0 };
const visitor: Facts = {
  plans: 'on',
  signedIn: false,
  subscription: noPlan,
  allowance: some,
  staff: false,
  staffRoles: [],
  now,
};
const account: Facts = { ...visitor, signedIn: true };
const withPlan = (subscription: Partial<Subscription>): Facts => ({
  ...account,
  subscription: { ...noPlan, ...subscription },
});
const member = withPlan({ status: 'ACTIVE' });

const allOfStaff = (verdict: Verdict) => ({
  staff: verdict,
  staffPeople: verdict,
  staffSupport: verdict,
  staffMoney: verdict,
  staffReleases: verdict,
  staffAdmin: verdict,
});

const ofVisitor: Rights = {
  everyone: 'allowed',
  account: 'not_authenticated',
  browse: 'not_authenticated',
  chat: 'allowed',
  call: 'allowed',
  wholeLibrary: 'plan_required',
  library: 'first-of-each',
  roleplay: 'not_authenticated',
  meetings: 'not_authenticated',
  ...allOfStaff('not_authenticated'),
};
const ofAccount: Rights = {
  ...ofVisitor,
  account: 'allowed',
  browse: 'allowed',
  roleplay: 'plan_required',
  meetings: 'plan_required',
  ...allOfStaff('not_found'),
};
const ofMember: Rights = {
  ...ofAccount,
  wholeLibrary: 'allowed',
  library: 'all',
  roleplay: 'allowed',
  meetings: 'allowed',
};
const tasted = { chat: 'plan_required', call: 'plan_required' } as const;
const usedUp = { chat: 'rate_limited', call: 'rate_limited' } as const;

test.each<[string, Facts, Rights]>([
  ['a visitor', visitor, ofVisitor],
  ['a visitor whose free allowance is used up', { ...visitor, allowance: none }, { ...ofVisitor, ...tasted }],
  [
    'a visitor with too little left for a message',
    { ...visitor, allowance: { messagesLeft: 0, voiceSecondsLeft: 12 } },
    { ...ofVisitor, chat: 'plan_required' },
  ],
  ['a visitor without usage limits', { ...visitor, allowance: null }, ofVisitor],
  ['an account without a plan', account, ofAccount],
  ['an account whose free allowance is used up', { ...account, allowance: none }, { ...ofAccount, ...tasted }],
  ['a trial', withPlan({ status: 'TRIAL' }), ofMember],
  ['a subscriber', member, ofMember],
  ['a subscriber whose monthly allowance is used up', { ...member, allowance: none }, { ...ofMember, ...usedUp }],
  ['a cancelled subscriber within the paid period', withPlan({ status: 'CANCELED', endsAt: later }), ofMember],
  ['a cancelled subscriber after the paid period', withPlan({ status: 'CANCELED', endsAt: now }), ofAccount],
  ['an enterprise account', withPlan({ status: 'ENTERPRISE' }), ofMember],
  ['an admin of an enterprise', withPlan({ status: 'ENTERPRISE', enterpriseAdmin: true }), ofMember],
  ['staff without a plan or role', { ...account, staff: true }, { ...ofAccount, meetings: 'allowed' }],
  [
    'support',
    { ...account, staff: true, staffRoles: ['support'] },
    {
      ...ofAccount,
      ...allOfStaff('forbidden'),
      meetings: 'allowed',
      staff: 'allowed',
      staffPeople: 'allowed',
      staffSupport: 'allowed',
    },
  ],
  [
    'an admin',
    { ...account, staff: true, staffRoles: ['admin'] },
    { ...ofAccount, ...allOfStaff('allowed'), meetings: 'allowed' },
  ],
  [
    'a visitor where plans are off',
    { ...visitor, plans: 'off', allowance: null },
    { ...ofVisitor, wholeLibrary: 'allowed', library: 'all' },
  ],
  ['an account where plans are off', { ...account, plans: 'off', allowance: null }, ofMember],
])('%s', (_, facts, rights) => {
  expect(entitlements(facts)).toEqual(rights);
});

test('signing in, a plan, remaining allowance, being staff and a role never remove a right', () => {
  const anyFacts = fc.record({
    plans: fc.constantFrom('on' as const, 'off' as const),
    signedIn: fc.boolean(),
    hasPlan: fc.boolean(),
    left: fc.boolean(),
    staff: fc.boolean(),
    role: fc.boolean(),
    roleName: fc.constantFrom(...staffRoles),
  });
  const factsOf = ({
    plans,
    signedIn,
    hasPlan,
    left,
    staff,
    role,
    roleName,
  }: Record<'signedIn' | 'hasPlan' | 'left' | 'staff' | 'role', boolean> & {
    plans: 'on' | 'off';
    roleName: StaffRole;
  }) => ({
    ...(hasPlan ? member : visitor),
    plans,
    signedIn,
    staff,
    staffRoles: role ? [roleName] : [],
    allowance: left ? some : none,
  });
  // From least to most permissive.
  const ranks = ['not_authenticated', 'not_found', 'forbidden', 'plan_required', 'rate_limited', 'allowed'] as const;
  expect([...ranks].toSorted()).toEqual([...verdicts].toSorted());
  fc.assert(
    fc.property(
      anyFacts,
      fc.constantFrom('signedIn' as const, 'hasPlan' as const, 'left' as const, 'staff' as const, 'role' as const),
      (one, gained) => {
        const before = entitlements(factsOf({ ...one, [gained]: false }));
        const after = entitlements(factsOf({ ...one, [gained]: true }));
        for (const right of rightNames)
          expect(ranks.indexOf(after[right])).toBeGreaterThanOrEqual(ranks.indexOf(before[right]));
      },
    ),
  );
});
