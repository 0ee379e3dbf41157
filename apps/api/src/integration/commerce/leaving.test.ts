import { goodPassword } from '../../app/testing/identity-app.ts';
import { openCommerceFixture, type CommerceFixture } from './testing/commerce-fixture.ts';
import type { Payer } from './testing/payer.ts';

let fixture: CommerceFixture;
beforeAll(async () => {
  fixture = await openCommerceFixture();
});
afterAll(() => fixture.close());
afterEach(async () => {
  await fixture.forgetCards();
  await fixture.leave();
});

const dayMs = 86_400_000;

async function leave(payer: Payer, plan?: 'end_now' | 'period_end') {
  const answer = await payer.me.ask('POST', '/api/v1/users/me/deletion', {
    password: goodPassword,
    ...(plan && { plan }),
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ deleted_from: string }>().deleted_from;
}
const charged = async (payer: Payer) => {
  const { data } = await fixture.stripe.charges.list({ customer: await payer.customerId(), limit: 100 });
  return data.filter(({ paid }) => paid).reduce((sum, { amount, amount_refunded: back }) => sum + amount - back, 0);
};
const lastMail = async (payer: Payer) => {
  await fixture.mailsTo(payer.email);
  return fixture.mailer.sent.findLast(
    ({ to, subject }) => to === payer.email && subject.startsWith('Your account will'),
  )!.text;
};

test('an annual trial never becomes a paid plan once deletion of the account is scheduled', async () => {
  const payer = await fixture.somebody();
  await payer.checkOut({ tier: 'annual', includeTrial: true });
  await leave(payer);
  expect((await payer.plan()).state).toBe('canceled_trial');
  expect(await lastMail(payer)).toMatch(/Your plan is good until .* and ends then\. Nothing more is charged\./);
  await payer.letPass(40);
  await fixture.commerce.sweep();
  expect(await charged(payer)).toBe(0);
});

test('a plan that is to be used up keeps the account until it ends', async () => {
  const payer = await fixture.somebody();
  await payer.checkOut({ tier: 'annual' });
  const paid = await charged(payer);
  const from = await leave(payer, 'period_end');
  const days = (Date.parse(from) - fixture.clock.ms) / dayMs;
  expect(Math.round(days)).toBeGreaterThanOrEqual(364);
  expect((await payer.plan()).state).toBe('canceled');
  await payer.letPass(400);
  expect(await charged(payer)).toBe(paid);
});

test('a plan that ends now is refunded while the guarantee holds, and the mail says how much', async () => {
  const payer = await fixture.somebody();
  await payer.checkOut({ tier: 'monthly' });
  const { moneyBack } = await payer.plan();
  expect(moneyBack).not.toBeNull();
  const from = await leave(payer, 'end_now');
  expect(Math.round((Date.parse(from) - fixture.clock.ms) / dayMs)).toBe(14);
  expect((await payer.plan()).state).toBe('none');
  expect(await charged(payer)).toBe(0);
  expect(await lastMail(payer)).toMatch(/Your plan has ended, and \$[\d.]+ comes back to your card\. Nothing more/);
});

test('after the guarantee a plan that ends now is over without a refund', async () => {
  const payer = await fixture.somebody();
  await payer.checkOut({ tier: 'annual' });
  await payer.letPass(60);
  const paid = await charged(payer);
  expect((await payer.plan()).moneyBack).toBeNull();
  await leave(payer, 'end_now');
  expect((await payer.plan()).state).toBe('none');
  expect(await lastMail(payer)).toContain('Your plan has ended. Nothing more is charged.');
  await payer.letPass(400);
  expect(await charged(payer)).toBe(paid);
});

test('an account scheduled for deletion can neither begin nor resume a plan; once kept, it can again', async () => {
  const payer = await fixture.somebody();
  await payer.checkOut({ tier: 'monthly' });
  await leave(payer, 'period_end');
  expect((await payer.plan()).actions).not.toContain('continue');
  expect((await payer.change('continue')).statusCode).toBe(409);
  await payer.me.ask('DELETE', '/api/v1/users/me/deletion');
  expect((await payer.plan()).actions).toContain('continue');
  expect((await payer.change('continue')).statusCode).toBe(200);
  expect((await payer.plan()).state).toBe('active');
});

test('an open checkout can no longer be paid, and no other is begun', async () => {
  const payer = await fixture.somebody();
  const begun = (await payer.begin({ tier: 'monthly' })).json<{ checkout_session_id: string; client_secret: string }>();
  await leave(payer);
  await payer.pay(begun.client_secret);
  expect(await payer.readCheckout(begun.checkout_session_id)).toMatchObject({ status: 'expired' });
  const refused = await payer.begin({ tier: 'monthly' });
  expect([refused.statusCode, refused.json().error.fields[0].path]).toEqual([409, 'account']);
  expect(await charged(payer)).toBe(0);
});
