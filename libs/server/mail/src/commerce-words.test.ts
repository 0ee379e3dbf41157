import { locales, money, type Locale } from '@greenroom/contracts';
import { expectSection, tableOf } from '@greenroom/contracts/testing/doc-section';
import type { CommerceMail } from './mail-template.ts';
import { writeMail } from './write-mail.ts';

const reader = { name: 'Maren Cole', link: 'https://greenroom.example/settings/plan' };
const charge = { amount: money(8_400, 'usd'), day: '2027-03-02T09:00:00.000Z' };
const next = { ...money(8_400, 'usd'), at: charge.day };

/** What is true of the plan when a mail is sent. */
interface Facts {
  /** The plan has ended. */
  ended?: true;
  /** The day of a charge that follows by itself. */
  chargedOn?: string;
  charged?: true;
  refunded?: true;
  inTrial?: true;
  overdue?: true;
  isRetried?: true;
}

const begun: Extract<CommerceMail, { template: 'plan-begun' }> = {
  template: 'plan-begun',
  ...reader,
  number: '4711',
  tier: 'annual',
  price: charge.amount,
  begunAt: '2026-11-29T09:00:00.000Z',
  trialEnds: null,
  next,
  seller: ['Greenroom'],
  links: { cancel: reader.link, withdraw: reader.link },
};

/** Every mail about a plan, with the change that sends it and what is true then. */
const mails: [string, CommerceMail, Facts][] = [
  ['a plan begins', begun, { chargedOn: charge.day }],
  ['a trial begins', { ...begun, trialEnds: charge.day }, { inTrial: true, chargedOn: charge.day }],
  ['a plan begins that is canceled already', { ...begun, next: null }, {}],
  ['a payment goes through', { template: 'receipt', ...reader, ...charge, number: 'GR-0001' }, { charged: true }],
  [
    'a trial ends in three days',
    { template: 'trial-ends', ...reader, ...charge },
    { inTrial: true, chargedOn: charge.day },
  ],
  ['a pause ends in three days', { template: 'pause-ends', ...reader, ...charge }, { chargedOn: charge.day }],
  [
    'a renewal fails, and is tried again',
    { template: 'payment-failed', ...reader, ...charge, isRetried: true },
    { overdue: true, isRetried: true },
  ],
  [
    'a renewal fails, and is not tried again',
    { template: 'payment-failed', ...reader, ...charge, isRetried: false },
    { overdue: true },
  ],
  ['a canceled plan ends', { template: 'plan-ended', ...reader, why: 'canceled' }, { ended: true }],
  ['an unpaid plan ends', { template: 'plan-ended', ...reader, why: 'unpaid' }, { ended: true }],
  ['a second trial is refused', { template: 'plan-ended', ...reader, why: 'trial-had' }, { ended: true }],
  ['the money goes back', { template: 'refunded', ...reader, amount: charge.amount }, { ended: true, refunded: true }],
];

/** Claims about money in mails: the pattern that detects each, and when it is true. */
const claims: [string, Record<Locale, RegExp>, (facts: Facts) => boolean][] = [
  [
    'it has ended',
    { en: /your plan has ended|trial did not begin/i, de: /ihr tarif ist beendet|probezeit hat nicht begonnen/i },
    ({ ended }) => ended === true,
  ],
  [
    'nothing more is charged',
    {
      en: /nothing more is charged\.(?!.*conversations)|as it stands now, nothing more/i,
      de: /so, wie es jetzt steht, wird nichts mehr/i,
    },
    ({ chargedOn, ended, overdue }) => ended === true || overdue === true || chargedOn === undefined,
  ],
  [
    'a charge follows',
    { en: /we charge \$|(first|next) charge: /i, de: /wir buchen (dann )?[\d,.]|(erste|nächste) abbuchung: /i },
    ({ chargedOn }) => chargedOn !== undefined,
  ],
  ['it was charged', { en: /we charged/i, de: /abgebucht, rechnung/i }, ({ charged }) => charged === true],
  ['the money is coming back', { en: /we gave back/i, de: /zurückgebucht/i }, ({ refunded }) => refunded === true],
  [
    'it is a trial',
    { en: /your free trial (ends|runs)/i, de: /probezeit (endet|läuft)/i },
    ({ inTrial }) => inTrial === true,
  ],
  [
    'a payment failed',
    { en: /could not charge/i, de: /konnten .* nicht .*abbuchen/i },
    ({ overdue }) => overdue === true,
  ],
  [
    'the card is tried again',
    { en: /we try again/i, de: /versuchen wir es noch einmal/i },
    ({ isRetried }) => isRetried === true,
  ],
];

describe.each(locales)('in %s', (locale) => {
  it.each(mails)('when %s, the mail claims only what is true', (_, content, facts) => {
    const { subject, text } = writeMail(content, locale);
    const whole = `${subject}\n${text}`;
    expect(whole).not.toMatch(/undefined|null|Invalid/);
    const wrong = claims.filter(([, said, holds]) => said[locale].test(whole) && !holds(facts));
    expect(wrong.map(([claim]) => [claim, whole])).toEqual([]);
    if (facts.chargedOn) expect(whole).toMatch(/2 March 2027|2\. März 2027/);
    if (facts.chargedOn || facts.charged || facts.refunded || facts.overdue) expect(whole).toMatch(/\$84\.00|84,00/);
  });

  it('makes each claim in at least one mail', () => {
    const all = mails
      .map(([, content]) => writeMail(content, locale))
      .map(({ subject, text }) => `${subject}\n${text}`);
    const unsaid = claims.filter(([, said]) => !all.some((text) => said[locale].test(text)));
    expect(unsaid.map(([claim]) => claim)).toEqual([]);
  });
});

it('is shown in docs/plan-sentences.md', () => {
  const rows = mails.map(([when, content]) => {
    const { subject, text } = writeMail(content, 'en');
    // Legal texts at the end of an order confirmation are left out.
    const said = text
      .split('\n')
      .filter(
        (line) =>
          /[$]|charge|cancel|plan|trial/i.test(line) && !/^Your right|^The terms|^Your contract|https:/.test(line),
      );
    return [when, subject, said.join(' ')];
  });
  expectSection('mails', tableOf(['when', 'subject', 'what it says about money'], rows));
});
