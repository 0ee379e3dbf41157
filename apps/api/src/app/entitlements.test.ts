import fc from 'fast-check';
import { entitlements, type Facts, type Rights } from './entitlements.ts';

const visitor: Facts = { plans: 'on', signedIn: false, hasPlan: false, tasteLeft: true, staff: false };
const account: Facts = { ...visitor, signedIn: true };
const member: Facts = { ...account, hasPlan: true };

const table: [string, Facts, Rights][] = [
  [
    'a visitor',
    visitor,
    {
      browse: 'not_authenticated',
      chat: true,
      library: 'first-of-each',
      roleplay: 'not_authenticated',
      meetings: 'not_authenticated',
    },
  ],
  [
    'a visitor without a taste left',
    { ...visitor, tasteLeft: false },
    {
      browse: 'not_authenticated',
      chat: false,
      library: 'first-of-each',
      roleplay: 'not_authenticated',
      meetings: 'not_authenticated',
    },
  ],
  [
    'an account without a plan',
    account,
    { browse: 'allowed', chat: true, library: 'first-of-each', roleplay: 'plan_required', meetings: 'plan_required' },
  ],
  [
    'an account without a taste left',
    { ...account, tasteLeft: false },
    { browse: 'allowed', chat: false, library: 'first-of-each', roleplay: 'plan_required', meetings: 'plan_required' },
  ],
  ['a member', member, { browse: 'allowed', chat: true, library: 'all', roleplay: 'allowed', meetings: 'allowed' }],
  [
    'a member, whatever was tasted',
    { ...member, tasteLeft: false },
    { browse: 'allowed', chat: true, library: 'all', roleplay: 'allowed', meetings: 'allowed' },
  ],
  [
    'staff without a plan',
    { ...account, staff: true },
    { browse: 'allowed', chat: true, library: 'first-of-each', roleplay: 'plan_required', meetings: 'allowed' },
  ],
  [
    'a visitor where plans are off',
    { ...visitor, plans: 'off', tasteLeft: false },
    { browse: 'allowed', chat: true, library: 'all', roleplay: 'not_authenticated', meetings: 'not_authenticated' },
  ],
  [
    'an account where plans are off',
    { ...account, plans: 'off' },
    { browse: 'allowed', chat: true, library: 'all', roleplay: 'allowed', meetings: 'allowed' },
  ],
];

test.each(table)('%s', (_, facts, rights) => {
  expect(entitlements(facts)).toEqual(rights);
});

test('signing in, a plan, and being staff never take anything away', () => {
  const anyFacts = fc.record({
    plans: fc.constantFrom('on' as const, 'off' as const),
    signedIn: fc.boolean(),
    hasPlan: fc.boolean(),
    tasteLeft: fc.boolean(),
    staff: fc.boolean(),
  });
  const rank = (rights: Rights) => [
    ['not_authenticated', 'plan_required', 'allowed'].indexOf(rights.browse),
    Number(rights.chat),
    Number(rights.library === 'all'),
    ['not_authenticated', 'plan_required', 'allowed'].indexOf(rights.roleplay),
    ['not_authenticated', 'plan_required', 'allowed'].indexOf(rights.meetings),
  ];
  fc.assert(
    fc.property(
      anyFacts,
      fc.constantFrom('signedIn' as const, 'hasPlan' as const, 'tasteLeft' as const, 'staff' as const),
      (facts, gained) => {
        const before = rank(entitlements({ ...facts, [gained]: false }));
        const after = rank(entitlements({ ...facts, [gained]: true }));
        expect(after.every((right, index) => right >= before[index]!)).toBe(true);
      },
    ),
  );
});
