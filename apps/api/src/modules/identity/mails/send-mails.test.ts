import { locales } from '@greenroom/contracts';
import { MailerUnavailableError, MailRefusedError } from '../../../ports/mailer.ts';
import {
  browser,
  type IdentityWorld,
  openIdentityWorld,
  type RunningIdentity,
  someAddress,
} from '../../../app/testing/identity-app.ts';
import type { MailTemplate } from '../domain/mail-template.ts';
import { writeMail } from './write-mail.ts';

let world: IdentityWorld;
let running: RunningIdentity;
beforeAll(async () => {
  world = await openIdentityWorld();
  running = await world.start();
});
afterAll(() => world.close());
beforeEach(() => {
  world.mailer.failure = undefined;
});

const stateOf = async (to: string) => {
  const { rows } = await world.database.pool.query(
    'select attempts, sent_at is not null as sent, failed_at is not null as failed, content is null as empty from mails where "to" = $1',
    [to],
  );
  return rows[0] as unknown;
};

test('a dead mail server loses nothing: mails go when it is back, and it is not asked all the time', async () => {
  const email = someAddress();
  world.mailer.failure = new MailerUnavailableError('away');
  await browser(running).signUp(email);
  await running.identity.sendMails();
  await running.identity.sendMails();
  expect(await stateOf(email)).toEqual({ attempts: 1, sent: false, failed: false, empty: false });
  await world.passTime(61);
  await running.identity.sendMails();
  expect(await stateOf(email)).toMatchObject({ attempts: 2, sent: false });
  world.mailer.failure = undefined;
  await world.passTime(121);
  await running.identity.sendMails();
  expect(await stateOf(email)).toEqual({ attempts: 3, sent: true, failed: false, empty: true });
  expect(world.mailer.sent.filter(({ to }) => to === email)).toHaveLength(1);
});

test('one that is refused for good does not hold up others', async () => {
  const [bad, good] = [someAddress(), someAddress()];
  world.mailer.failure = new MailRefusedError('no such address');
  await browser(running).signUp(bad);
  await running.identity.sendMails();
  world.mailer.failure = undefined;
  await browser(running).signUp(good);
  await running.identity.sendMails();
  expect(await stateOf(bad)).toEqual({ attempts: 1, sent: false, failed: true, empty: true });
  expect(await stateOf(good)).toMatchObject({ sent: true });
});

test('what a server took and died with is sent by another, later', async () => {
  const email = someAddress();
  world.mailer.failure = new MailerUnavailableError('away');
  await browser(running).signUp(email);
  await running.identity.sendMails();
  await world.database.pool.query(`update mails set next_attempt_at = now() + interval '120 seconds' where "to" = $1`, [
    email,
  ]);
  world.mailer.failure = undefined;
  await world.passTime(121);
  await (await world.start()).identity.sendMails();
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
];

test.each(every.flatMap((content) => locales.map((locale) => [content.template, locale, content] as const)))(
  '%s in %s says the same as text and as HTML',
  (_, locale, content) => {
    const { subject, text, html } = writeMail(content, locale);
    expect(subject).toMatch(/\S/);
    expect(text).toContain(name);
    expect(html).toContain('Änne &amp; &lt;Bo&gt;');
    expect(html).not.toContain(name);
    expect(html).toContain(`lang="${locale}"`);
    if ('link' in content) {
      expect(text).toContain(content.link);
      expect(html).toContain(`href="${content.link}"`);
    }
    expect(`${subject}${text}`).not.toContain('undefined');
  },
);
