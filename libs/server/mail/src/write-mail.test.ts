import { money } from '@greenroom/contracts';
import type { MailTemplate } from './mail-template.ts';
import { palettes } from './mail-page.ts';
import { sampleMails } from './testing/sample-mails.ts';
import { writeMail } from './write-mail.ts';

const hostile = 'You won\r\nhttps://evil.example \u202ewww.evil.example call@evil.example';

const templates = sampleMails(hostile, 'https://greenroom.example/x');

it.each(Object.values(templates))('writes $template without the links of a hostile name', (content) => {
  for (const locale of ['en', 'de'] as const) {
    const { subject, text, html } = writeMail(content, locale);
    expect([subject, text, html].join('\n')).not.toMatch(/evil|\u202e/);
    expect(subject).not.toMatch(/[\r\n]/);
  }
});

it('greets by name, and without one if nothing in it can be a name', () => {
  const greeting = (name: string, locale: 'en' | 'de') =>
    writeMail({ template: 'account-deleted', name }, locale).text.split('\n', 1)[0];
  expect(greeting('Maren Cole', 'en')).toBe('Hello Maren Cole,');
  expect(greeting('www.evil.example', 'en')).toBe('Hello,');
  expect(greeting('www.evil.example', 'de')).toBe('Hallo,');
});

it.each([
  ['en', 'mailto:help@greenroom.example', 'Questions? We’re here: help@greenroom.example'],
  ['de', 'https://help.greenroom.example/', 'Fragen? Sie erreichen uns hier: help.greenroom.example'],
] as const)('says in %s where to get help', (locale, supportUrl, said) => {
  const mail = writeMail(templates['account-deleted'], locale, { supportUrl });
  expect(mail.text).toContain(said);
  expect(mail.html).toContain(`href="${supportUrl}"`);
  expect(writeMail(templates['account-deleted'], locale).text).not.toContain(said.slice(0, 8));
});

it('omits the name from the confirmation of a withdrawal if nothing in it can be a name', () => {
  const content = { ...templates['withdrawal-received'], name: 'www.evil.example', contract: 'evil.example' };
  expect(writeMail(content, 'en').text).toContain('Email: maren@example.com. Contract: your Greenroom plan.');
  expect(writeMail(content, 'en').text).not.toContain('Name:');
});

test('days and times are in the reader’s time zone, and a time names the zone', () => {
  const ends: MailTemplate = {
    ...{ template: 'trial-ends', name: 'Maren', link: 'https://greenroom.example/settings/plan' },
    ...{ amount: money(8_400, 'usd'), day: '2026-12-01T23:30:00.000Z' },
  };
  expect(writeMail(ends, 'en').subject).toContain('1 December 2026');
  expect(writeMail(ends, 'en', { timeZone: 'Europe/Berlin' }).subject).toContain('2 December 2026');
  const canceled: MailTemplate = {
    ...{ template: 'cancellation-received', kind: 'ordinary', link: 'https://greenroom.example/cancel-contracts' },
    ...{ at: '2026-12-01T23:30:00.000Z', wishedFor: '2026-12-31' },
  };
  const { text } = writeMail(canceled, 'en', { timeZone: 'America/New_York' });
  expect(text).toMatch(/1 December 2026 at 18:30 EST/u);
  expect(text).toContain('on 31 December 2026');
});

// What mail programs leave out: https://www.caniemail.com. Gmail cuts a mail off at 102 kB:
// https://github.com/hteumeuleu/email-bugs/issues/41
const longestBytes = 100_000;
it.each(Object.values(sampleMails('Maren', 'https://greenroom.example/settings')))(
  '$template uses only what mail programs show',
  (content) => {
    for (const locale of ['en', 'de'] as const) {
      const { html } = writeMail(content, locale, { supportUrl: 'mailto:help@greenroom.example' });
      expect(Buffer.byteLength(html)).toBeLessThan(longestBytes);
      expect(html).not.toMatch(
        /<(?:script|link|svg|img|form|iframe|video)\b|url\(|@import|display:(?:flex|grid)|position:/u,
      );
      for (const [table] of html.matchAll(/<table\b[^>]*>/gu)) expect(table).toContain('role="presentation"');
      for (const [element] of html.matchAll(/<(?:a|p class)\b[^>]*>/gu))
        expect(element).toMatch(/class="[^"]+".*style="[^"]*color:/u);
    }
  },
);

it('shows its first sentence beside the subject, before it is opened', () => {
  const { html } = writeMail(templates['reset-password'], 'en');
  expect(/<div style="display:none[^>]*>([^<]*)</u.exec(html)?.[1]).toBe('You asked for a new password.');
});

it('has both themes in each mail', () => {
  const { html } = writeMail(templates['confirm-address'], 'en');
  for (const color of Object.values(palettes.light)) expect(html).toContain(`:${color}`);
  for (const color of Object.values(palettes.dark)) expect(html).toContain(`:${color}!important`);
});
