import { holds, noPlan, type Subscription } from './subscription.ts';

const now = new Date('2026-11-21T10:00:00Z');
const later = new Date('2026-11-21T10:00:01Z');

test.each<[string, Partial<Subscription>, boolean]>([
  ['no plan', {}, false],
  ['a trial', { status: 'TRIAL' }, true],
  ['a trial with its last day to come', { status: 'TRIAL', endsAt: later }, true],
  ['a trial that is over', { status: 'TRIAL', endsAt: now }, false],
  ['a subscription', { status: 'ACTIVE' }, true],
  ['one that was cancelled, within its period', { status: 'CANCELED', endsAt: later }, true],
  ['one that was cancelled and ran out', { status: 'CANCELED', endsAt: now }, false],
  ['one that was cancelled, nobody knows until when', { status: 'CANCELED' }, false],
  ['an enterprise account', { status: 'ENTERPRISE' }, true],
  ['an admin of an enterprise', { enterpriseAdmin: true }, true],
  ['an admin of an enterprise that left', { status: 'ENTERPRISE', enterpriseAdmin: true, endsAt: now }, false],
])('%s', (_, subscription, open) => {
  expect(holds({ ...noPlan, ...subscription }, now)).toBe(open);
});
