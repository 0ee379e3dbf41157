import { pageRights, paths, rightNames, type CurrentUser, type Verdict } from '@greenroom/contracts';
import { openingOf, type Opening } from './page-policy.ts';

type Rights = CurrentUser['rights'];
const rights = (given: Partial<Rights>, otherwise: Verdict = 'allowed') =>
  ({ rights: { ...Object.fromEntries(rightNames.map((name) => [name, otherwise])), ...given } }) as Pick<
    CurrentUser,
    'rights'
  >;

const visitor = rights({ everyone: 'allowed', chat: 'allowed', call: 'allowed' }, 'not_authenticated');
const staffs = Object.fromEntries(
  rightNames.filter((name) => name.startsWith('staff')).map((name) => [name, 'not_found']),
);
const person = rights({ meetings: 'plan_required', roleplay: 'plan_required', ...staffs });
const staff = rights({});

test.each<[string, Opening, Opening, Opening]>([
  [paths.root, 'open', 'open', 'open'],
  [paths.settings, 'log-in', 'open', 'open'],
  [paths.meetings, 'log-in', 'open', 'open'],
  [paths.start, 'log-in', 'paywall', 'open'],
  [paths.staff, 'log-in', 'nothing', 'open'],
  [paths.staffMails, 'log-in', 'nothing', 'open'],
  [paths.staffEnter, 'open', 'open', 'open'],
  ['/no/such/door', 'open', 'open', 'open'],
])('%s is %s to a visitor, %s to a signed-in user, %s to staff', (path, ...expected) => {
  expect([visitor, person, staff].map((user) => openingOf(path, user))).toEqual(expected);
});

test('every page below /staff is for staff only, except the page that lets them in', () => {
  const below = Object.entries(paths).filter(([, path]) => path.startsWith(paths.staff));
  const open = below.filter(([name]) => !pageRights[name as keyof typeof paths].startsWith('staff'));
  expect(open.map(([name]) => name)).toEqual(['staffEnter']);
});
