import { money } from '@greenroom/contracts';
import type { MailTemplate } from './mail-template.ts';
import { writeMail } from './write-mail.ts';

const hostile = 'You won\r\nhttps://evil.example \u202ewww.evil.example call@evil.example';
const said = { name: hostile, link: 'https://greenroom.example/x' };
const amount = money(1_900, 'usd');
const day = '2026-11-24T10:00:00.000Z';

/** One of each template. A new template must be added here, or this does not compile. */
const templates: { [T in MailTemplate['template']]: Extract<MailTemplate, { template: T }> } = {
  'confirm-address': { template: 'confirm-address', ...said },
  'confirm-new-address': { template: 'confirm-new-address', ...said },
  'reset-password': { template: 'reset-password', ...said },
  'account-exists': { template: 'account-exists', ...said },
  'password-changed': { template: 'password-changed', ...said },
  'address-changed': { template: 'address-changed', ...said, newAddress: 'maren@example.com' },
  'address-change-asked': { template: 'address-change-asked', ...said },
  'session-reused': { template: 'session-reused', ...said },
  'way-in-changed': { template: 'way-in-changed', ...said, change: 'connected', provider: 'google' },
  'deletion-asked': { template: 'deletion-asked', ...said, day: '1 December' },
  'account-deleted': { template: 'account-deleted', name: hostile },
  waitlist: { template: 'waitlist', link: said.link },
  'practice-reminder': {
    template: 'practice-reminder',
    ...said,
    step: 'scene',
    title: hostile,
    last: false,
    stop: said.link,
    oneClick: said.link,
  },
  'release-notice': {
    template: 'release-notice',
    kind: 'returned',
    app: 'checkout-mfe',
    version: '2.0.0',
    text: hostile,
    link: said.link,
  },
  'plan-begun': {
    template: 'plan-begun',
    ...said,
    number: '4711',
    tier: 'annual',
    price: amount,
    begunAt: day,
    trialEnds: null,
    next: null,
    seller: ['Greenroom'],
    links: { cancel: said.link, withdraw: said.link },
  },
  receipt: { template: 'receipt', ...said, amount, number: '4711', day },
  'trial-ends': { template: 'trial-ends', ...said, amount, day },
  'pause-ends': { template: 'pause-ends', ...said, amount, day },
  'payment-failed': { template: 'payment-failed', ...said, amount, day, isRetried: true },
  'plan-ended': { template: 'plan-ended', ...said, why: 'canceled' },
  refunded: { template: 'refunded', ...said, amount },
  'cancellation-received': {
    template: 'cancellation-received',
    at: day,
    kind: 'ordinary',
    wishedFor: 'soonest',
    link: said.link,
  },
  'withdrawal-received': {
    template: 'withdrawal-received',
    at: day,
    ...said,
    email: 'maren@example.com',
    contract: hostile,
  },
};

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
