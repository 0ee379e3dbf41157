import { locales, money } from '@greenroom/contracts';
import { MailerUnavailableError, MailRefusedError } from '@greenroom/ports/mailer';
import { browser, someAddress } from '../../../app/testing/identity-app.ts';
import { identitySuite } from '../../../app/testing/identity-suite.ts';
import type { MailTemplate } from '@greenroom/mail';
import { writeMail } from '@greenroom/mail';

const suite = identitySuite();
beforeEach(() => {
  suite.fixture.mailer.failure = undefined;
});

const stateOf = async (to: string) => {
  const { rows } = await suite.fixture.database.pool.query(
    'select attempts, sent_at is not null as sent, failed_at is not null as failed, content is null as empty from mails where "to" = $1',
    [to],
  );
  return rows[0] as unknown;
};

test('no mail is lost while the mail server is down: mails are sent when it is back, and it is not contacted constantly', async () => {
  const email = someAddress();
  suite.fixture.mailer.failure = new MailerUnavailableError('away');
  await browser(suite.running).signUp(email);
  await suite.running.identity.sendMails();
  await suite.running.identity.sendMails();
  expect(await stateOf(email)).toEqual({ attempts: 1, sent: false, failed: false, empty: false });
  await suite.fixture.passTime(61);
  await suite.running.identity.sendMails();
  expect(await stateOf(email)).toMatchObject({ attempts: 2, sent: false });
  suite.fixture.mailer.failure = undefined;
  await suite.fixture.passTime(121);
  await suite.running.identity.sendMails();
  expect(await stateOf(email)).toEqual({ attempts: 3, sent: true, failed: false, empty: true });
  expect(suite.fixture.mailer.sent.filter(({ to }) => to === email)).toHaveLength(1);
});

test('a permanently refused mail does not hold up others', async () => {
  const [bad, good] = [someAddress(), someAddress()];
  suite.fixture.mailer.failure = new MailRefusedError('no such address');
  await browser(suite.running).signUp(bad);
  await suite.running.identity.sendMails();
  suite.fixture.mailer.failure = undefined;
  await browser(suite.running).signUp(good);
  await suite.running.identity.sendMails();
  expect(await stateOf(bad)).toEqual({ attempts: 1, sent: false, failed: true, empty: true });
  expect(await stateOf(good)).toMatchObject({ sent: true });
});

test('a mail claimed by a server that died is sent by another, later', async () => {
  const email = someAddress();
  suite.fixture.mailer.failure = new MailerUnavailableError('away');
  await browser(suite.running).signUp(email);
  await suite.running.identity.sendMails();
  await suite.fixture.database.pool.query(
    `update mails set next_attempt_at = now() + interval '120 seconds' where "to" = $1`,
    [email],
  );
  suite.fixture.mailer.failure = undefined;
  await suite.fixture.passTime(121);
  await (await suite.fixture.start()).identity.sendMails();
  expect(await stateOf(email)).toMatchObject({ sent: true });
});

const link = 'https://greenroom.example/x#token=abc_-1';
const name = 'Änne & <Bo>';
const every: MailTemplate[] = [
  { template: 'confirm-address', name, link },
  { template: 'confirm-new-address', name, link },
  { template: 'reset-password', name, link },
  { template: 'account-exists', name, link },
  { template: 'password-changed', name, link },
  { template: 'address-changed', name, link, newAddress: 'new@example.com' },
  { template: 'address-change-asked', name, link },
  { template: 'session-reused', name, link },
  { template: 'deletion-asked', name, link, day: '1 March 2027' },
  { template: 'account-deleted', name },
  { template: 'waitlist', link },
  ...(['item', 'scene', 'coach'] as const).map((step): MailTemplate => ({
    ...{ template: 'practice-reminder', name, step, title: 'Ask for the <b> raise', last: step === 'coach', link },
    ...{ stop: 'https://greenroom.example/reminders#token=x', oneClick: 'https://greenroom.example/api/x' },
  })),
  { template: 'receipt', name, link, amount: money(8_400, 'eur'), number: 'GR-1', day: '2026-12-01T09:00:00.000Z' },
  { template: 'trial-ends', name, link, amount: money(8_400, 'eur'), day: '2026-12-01T09:00:00.000Z' },
  ...[true, false].map((isRetried): MailTemplate => ({
    ...{ template: 'payment-failed', name, link, amount: money(1_200, 'jpy'), day: '2026-12-01T09:00:00.000Z' },
    isRetried,
  })),
  { template: 'plan-ended', name, link, why: 'unpaid' },
  { template: 'plan-ended', name, link, why: 'trial-had' },
  ...[null, '2026-12-08T09:00:00.000Z'].map((trialEnds): MailTemplate => ({
    template: 'plan-begun',
    name,
    link,
    number: 'sub_1',
    tier: 'annual',
    price: money(8_400, 'eur'),
    begunAt: '2026-12-01T09:00:00.000Z',
    trialEnds,
    next: { ...money(6_720, 'eur'), at: '2026-12-08T09:00:00.000Z' },
    seller: ['Green Room Ltd', '1 Stage Lane'],
    links: { cancel: 'https://greenroom.example/cancel', withdraw: 'https://greenroom.example/withdraw' },
  })),
  { template: 'refunded', name, link, amount: money(8_400, 'eur') },
  { template: 'cancellation-received', link, at: '2026-12-01T09:00:00.000Z', kind: 'ordinary', wishedFor: 'soonest' },
  {
    template: 'cancellation-received',
    link,
    at: '2026-12-01T09:00:00.000Z',
    kind: 'extraordinary',
    wishedFor: '2027-01-31',
  },
  {
    template: 'withdrawal-received',
    name,
    link,
    at: '2026-12-01T09:00:00.000Z',
    email: 'a@example.com',
    contract: 'GR-1 <b>',
  },
];

test.each(every.flatMap((content) => locales.map((locale) => [content.template, locale, content] as const)))(
  '%s in %s has the same content as text and as HTML',
  (_, locale, content) => {
    const { subject, text, html } = writeMail(content, locale);
    expect(subject).toMatch(/\S/);
    if ('name' in content) {
      expect(text).toContain('Änne & Bo');
      expect(html).toContain('Änne &amp; Bo');
    }
    expect(html).not.toMatch(/Änne & Bo|<b>/);
    expect(html).toContain(`lang="${locale}"`);
    if ('link' in content) {
      expect(text).toContain(content.link);
      expect(html).toContain(`href="${content.link}"`);
    }
    expect(`${subject}${text}`).not.toContain('undefined');
  },
);
