import { everyApp } from '@greenroom/contracts';
import type { Deployment } from '@greenroom/federation';
import { readScope } from '@greenroom/release-registry';
import { type ApprovalChange, decideApproval, limitOf, type StoredActor } from './approvals.ts';

const now = new Date('2026-06-01T09:00:00Z');
const release = {
  url: '/x',
  metadata: { integrity: '', version: '2.0.0-b' },
  extras: { pages: [] },
  deployment: { default: false, traffic: 0 },
} as unknown as Deployment;
const standing = { app: 'checkout-mfe', releases: [release], ramp: undefined, now };
const staff = (byAccount: string | null): StoredActor => ({ byKind: 'staff', byAccount, byName: null });
const asked = (by: StoredActor): ApprovalChange => ({
  ...{ number: 1, app: 'checkout-mfe', at: now, what: 'approval-requested', version: '2.0.0-b' },
  ...by,
});
const approve = (by: StoredActor, first: StoredActor) =>
  decideApproval({ command: 'approve', app: 'checkout-mfe', version: '2.0.0', why: 'w' }, standing, {
    ...{ by, limit: 20, changes: [asked(first)] },
  });

test('another account may approve, and another kind of author', () => {
  expect(approve(staff('b'), staff('a'))).toEqual({ what: 'approved', version: '2.0.0-b' });
  expect(approve(staff('b'), { byKind: 'machine', byAccount: null, byName: null }).what).toBe('approved');
});

test.each<[string, StoredActor, StoredActor, RegExp]>([
  ['the same account', staff('a'), staff('a'), /a second person has to/],
  [
    'a command line without a name',
    { byKind: 'machine', byAccount: null, byName: null },
    staff('a'),
    /does not say who/,
  ],
  ['anyone, once the account that asked is gone', staff('b'), staff(null), /request it again/],
])('%s may not approve', (_, by, first, sentence) => {
  expect(() => approve(by, first)).toThrow(sentence);
});

test('an app has its own limit, or that of all others', () => {
  const limits = new Map([
    ['checkout-mfe', 20],
    [everyApp, 50],
  ]);
  expect([limitOf(limits, 'checkout-mfe'), limitOf(limits, 'mentor-mfe')]).toEqual([20, 50]);
  expect(limitOf(new Map(), 'mentor-mfe')).toBeUndefined();
});

test('a token that may approve may do nothing else', () => {
  expect(readScope('checkout-mfe:approve')?.rights).toEqual(['approve']);
  expect(readScope('checkout-mfe:ramp+approve')).toBeUndefined();
});
