import { screen } from '@testing-library/react';
import { mockContract, personKinds, samplePerson, type PersonKind } from '@greenroom/api-client/testing';
import { locales, paths, type CurrentUser, type Locale } from '@greenroom/contracts';
import { expectSection, sentencesIn, tableOf } from '@greenroom/contracts/testing/doc-section';
import { holdDay, withMockedApi } from '@greenroom/frame/testing';
import { activateLocale, loadMessages } from '@greenroom/i18n';
import { standInForCardForm } from '@greenroom/payment-sandbox/testing';
import { sayDay, sayMoney } from '@greenroom/plans';
import { checkoutMocks } from '../../testing/checkout-mocks.ts';
import { showPage } from '../../testing/show-page.ts';
import { messages } from './messages/index.ts';

withMockedApi();
standInForCardForm();
afterEach(() => activateLocale('en'));
// The pages say on which day a trial that begins today ends.
holdDay('2026-11-29T09:00:00Z');
// Loads the lazy pages first, so that their load time does not count towards the tests.
beforeAll(async () => {
  await Promise.all([import('../../pages/checkout-membership.tsx'), import('../../pages/checkout-payment.tsx')]);
});

const isOpen = ({ accessibleProducts }: CurrentUser) => accessibleProducts.length > 0;
const mayBuy = (user: CurrentUser) => !isOpen(user) && !user.paused;

/** Claims about a plan in the checkout's steps: their wording, and when they are true. */
const claims: [string, Record<Locale, RegExp>, (user: CurrentUser) => boolean][] = [
  [
    'there is nothing to pay',
    { en: /there is nothing to pay for here/i, de: /hier gibt es also nichts zu bezahlen/i },
    (user) => isOpen(user) && !user.overdue,
  ],
  ['the plan is paused', { en: /plan is paused/i, de: /abo pausiert/i }, ({ paused }) => paused !== undefined],
  [
    'a payment is overdue',
    { en: /payment is overdue/i, de: /zahlung ist überfällig/i },
    ({ overdue }) => overdue !== undefined,
  ],
  ['something is due now', { en: /due now/i, de: /heute fällig/i }, mayBuy],
  [
    'a trial is free',
    { en: /days? (is|are) free|-day trial/i, de: /kostenlos/i },
    (user) => mayBuy(user) && user.freeTrial === 'offered',
  ],
  [
    'the money comes back',
    {
      en: /all of it back if you ask|take the whole amount back/i,
      de: /auf wunsch alles zurück|den ganzen betrag zurück/i,
    },
    (user) => mayBuy(user) && user.purchaseEligibility.moneyBack,
  ],
  [
    'the money does not come back',
    { en: /no money-back guarantee/i, de: /ohne geld-zurück-garantie/i },
    (user) => mayBuy(user) && !user.purchaseEligibility.moneyBack,
  ],
];

const pages = [paths.checkoutMembership, paths.checkoutPayment];
const cases = locales.flatMap((locale) =>
  pages.flatMap((page) => personKinds.map((kind): [Locale, string, PersonKind] => [locale, page, kind])),
);

const said: string[][] = [];

/** Returns the sentences of the page that speak of money or of a plan. */
function moneySentences(): string {
  const places = [...document.querySelectorAll('main, [role="status"], aside')].filter(
    (one, _, all) => !all.some((other) => other !== one && other.contains(one)),
  );
  const sentences = places
    .map(sentencesIn)
    .join(' ')
    .split(/(?<=[.!?]) /);
  return [...new Set(sentences)].filter((one) => /[$€]|charge|pay|plan|free|back/i.test(one)).join(' ');
}

test.each(cases)('in %s %s states the plan of a person who is %s correctly', async (locale, page, kind) => {
  activateLocale(locale);
  await loadMessages();
  const user = samplePerson(kind);
  await showPage(page, [mockContract('commercePromotion', () => null), ...checkoutMocks()], kind);
  await screen.findByRole('heading', { level: 1 });
  await (mayBuy(user)
    ? screen.findAllByText(messages.text('line.due'))
    : screen.findByRole('link', { name: new RegExp(settingsLink(user)) }));
  const text = document.body.textContent;
  const wrong = claims.filter(([, said, holds]) => said[locale].test(text) && !holds(user));
  expect(wrong.map(([claim]) => [claim, text])).toEqual([]);
  const right = claims.filter(([, said]) => said[locale].test(text)).map(([claim]) => claim);
  if (locale === 'en') said.push([kind, page, moneySentences(), right.join('; ')]);
  expect(text).not.toMatch(/[{}]|undefined|null|Invalid/);
  const { paused, overdue } = user;
  if (paused) expect(text).toContain(sayDay(paused.until));
  if (paused?.charge) expect(text).toContain(sayMoney(paused.charge));
  if (overdue) expect(text).toContain(sayMoney(overdue));
});

function settingsLink({ paused, overdue }: CurrentUser): string {
  if (paused) return messages.text('paused.resume');
  return overdue
    ? messages.text('overdue.pay', { amount: sayMoney(overdue) }).replace('$', '\\$')
    : messages.text('already.settings');
}

test('each claim occurs in both languages', async () => {
  for (const locale of locales) {
    const all = (locale === 'en' ? await import('./messages/en.json') : await import('./messages/de.json')).default;
    const texts = Object.values(all).join('\n');
    expect(claims.filter(([, said]) => !said[locale].test(texts)).map(([claim]) => [locale, claim])).toEqual([]);
  }
});

test('docs/plan-sentences.md shows what the plans and the payment page say', () => {
  // Persons to whom a page says the same share a row.
  const grouped = new Map<string, string[]>();
  for (const [kind, ...rest] of said) {
    const key = JSON.stringify(rest);
    grouped.set(key, [...(grouped.get(key) ?? []), kind!]);
  }
  const rows = [...grouped].map(([key, kinds]) => [kinds.join(', '), ...(JSON.parse(key) as string[])]);
  expectSection('checkout', tableOf(['persons', 'page', 'what it says', 'which claims these are'], rows));
});
