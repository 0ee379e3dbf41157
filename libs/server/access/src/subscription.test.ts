import { holds, noPlan, type Subscription } from './subscription.ts';

const now = new Date('2026-11-21T10:00:00Z');
const later = new Date('2026-11-21T10:00:01Z');

test.each<[string, Partial<Subscription>, boolean]>([
  ['no plan', {}, false],
  ['a trial', { status: 'TRIAL' }, true],
  ['a trial before its end', { status: 'TRIAL', endsAt: later }, true],
  ['a trial that ended', { status: 'TRIAL', endsAt: now }, false],
  ['a subscription', { status: 'ACTIVE' }, true],
  ['a cancelled subscription within the paid period', { status: 'CANCELED', endsAt: later }, true],
  ['a cancelled subscription after the paid period', { status: 'CANCELED', endsAt: now }, false],
  ['a cancelled subscription without a known end', { status: 'CANCELED' }, false],
  ['an enterprise account', { status: 'ENTERPRISE' }, true],
  ['an admin of an enterprise', { enterpriseAdmin: true }, true],
  ['an admin of an enterprise whose plan ended', { status: 'ENTERPRISE', enterpriseAdmin: true, endsAt: now }, false],
])('%s', (_, subscription, open) => {
  expect(holds({ ...noPlan, ...subscription }, now)).toBe(open);
});
