import type { Payments } from '@greenroom/ports/payments';
import { adapterKinds } from './compose/adapter-kinds.ts';
import { readSettings } from './settings/env.ts';
import { createAdapterStates } from '@greenroom/readiness';

const at = new Date('2026-11-20T10:00:00.000Z');
const mail = { uuid: '', to: '', subject: '', html: '', text: '' };

it('tracks the state of each adapter separately', async () => {
  const states = createAdapterStates(adapterKinds(readSettings({})), () => at);
  const mailer = states.watch('mail', { name: 'fake', send: async () => {} });
  await mailer.send(mail);
  const { mail: sent, moderation } = states.read();
  expect(sent).toEqual({ status: 'ok', adapter: 'outbox', lastSuccessAt: at.toISOString() });
  expect(moderation).toEqual({ status: 'unknown', adapter: 'word lists' });
});

it('leaves an adapter off if nothing is configured, whatever it answers', async () => {
  const states = createAdapterStates({ ...adapterKinds(readSettings({})), payments: undefined }, () => at);
  const refuses = async () => {
    throw new Error('Nothing is sold here');
  };
  const payments = states.watch('payments', { findCoupon: refuses } as unknown as Payments);
  await expect(payments.findCoupon('X')).rejects.toThrow();
  expect(states.read().payments).toEqual({ status: 'off' });
});
