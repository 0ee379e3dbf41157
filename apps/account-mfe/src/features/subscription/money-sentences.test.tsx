import { screen } from '@testing-library/react';
import { locales, paths, type Locale, type SubscriptionRecord } from '@greenroom/contracts';
import { holdDay, openPage, withMockedApi } from '@greenroom/frame/testing';
import { activateLocale } from '@greenroom/i18n';
import { expectSection, sentencesIn, tableOf } from '@greenroom/contracts/testing/doc-section';
import { sayDay, sayMoney } from '@greenroom/plans';
import { messages } from '../../messages/index.ts';
import { everyPlan } from '../../testing/every-plan.ts';
import { subscriptionMocks } from '../../testing/subscription-mocks.ts';
import { resultOf, type PlanAction } from './after-action.ts';
import { subscriptionMessages } from './messages/index.ts';
import { Subscription } from './subscription.tsx';

withMockedApi();
// The page counts the days left of a trial.
holdDay('2026-11-28T09:00:00Z');
afterEach(() => activateLocale('en'));

const actions: PlanAction[] = [
  ...(['cancel', 'continue', 'switch', 'withdraw_switch', 'pay', 'card', 'cards', 'add_card', 'refund'] as const),
  ...(['withdraw_update', 'refuse_update'] as const),
  ...(['pause', 'resume', 'coupon', 'billing'] as const),
];

/** Claims about money on the page: the pattern that detects each, and when it is true. */
const claims: [string, Record<Locale, RegExp>, (record: SubscriptionRecord) => boolean][] = [
  [
    'nothing is charged any more',
    {
      en: /nothing (more )?(will be|is) charged|it won’t renew|isn’t renewed/i,
      de: /nichts (mehr )?abgebucht|verlängert sich nicht/i,
    },
    ({ id, state }) => id === null || !['active', 'trial', 'past_due', 'paused'].includes(state),
  ],
  [
    'it renews',
    {
      en: /renewing|renews (at|on)|billed (yearly|monthly)|continues/i,
      de: /, verlängert sich|verlängert sich am|jährlich bezahlt|monatlich bezahlt|läuft weiter/i,
    },
    ({ id, state }) => id !== null && ['active', 'trial', 'past_due', 'paused'].includes(state),
  ],
  [
    'it has been switched',
    { en: /has been switched/i, de: /ist umgestellt/i },
    ({ state, pendingSwitch }) => (state === 'active' || state === 'trial') && pendingSwitch === null,
  ],
  [
    'it will be switched',
    { en: /will switch on|from then on|monthly from/i, de: /wechselt am|von da an|monatlich, /i },
    ({ pendingSwitch }) => pendingSwitch !== null,
  ],
  [
    'it has ended',
    { en: /plan has ended|no plan right now/i, de: /plan ist beendet|zurzeit kein plan/i },
    ({ state }) => state === 'none',
  ],
  [
    'the card is tried again by itself',
    { en: /we try the card again/i, de: /versuchen wir die karte am/i },
    ({ state, nextCharge }) => state === 'past_due' && nextCharge !== null,
  ],
  [
    'it is or will be paused',
    {
      en: /paused until|paused from|then it is paused|will be paused/i,
      de: /pausiert bis|pausiert vom|pausiert dann|wird pausiert/i,
    },
    ({ pause }) => pause != null,
  ],
  [
    'a code is on it',
    { en: /your next charge is/i, de: /ihre nächste zahlung ist/i },
    ({ discounted }) => discounted === true,
  ],
  [
    'it can be paid now',
    { en: /pay now/i, de: /bezahlen sie jetzt/i },
    ({ actions: possible }) => possible.includes('pay'),
  ],
  [
    'one may change one’s mind',
    { en: /change your mind|stay for/i, de: /anders überlegen|bleiben sie für/i },
    ({ actions: possible }) => possible.includes('continue'),
  ],
];

/**
 * Returns what the page has to say about a plan, if it applies: the next charge with its date, and the end of access.
 */
function mustSay({ nextCharge, endsAt, graceUntil, state, id }: SubscriptionRecord): string[] {
  const end = state === 'canceled' || state === 'canceled_trial' ? endsAt : graceUntil;
  return [
    ...(nextCharge && id !== null ? [sayMoney(nextCharge), sayDay(nextCharge.at)] : []),
    ...(end ? [sayDay(end)] : []),
  ];
}

const saidInEnglish = new Map<string, string>();

describe.each(locales)('in %s', (locale) => {
  test.each(everyPlan)('%s: every claim about money on the page is true, after any action', async (plan, record) => {
    activateLocale(locale);
    await subscriptionMessages.load();
    await openPage({
      routes: [{ path: paths.settings, frame: 'site', load: async () => ({ Page: Subscription }) }],
      ...{ messages, address: paths.settings, mocks: subscriptionMocks(record), person: 'signedIn' as const },
    });
    const card = await screen.findByRole('article');
    if (locale === 'en') saidInEnglish.set(plan, sentencesIn(card));
    const page = document.body.textContent;
    for (const day of mustSay(record)) expect(page).toContain(day);
    const results = actions.map((action) => {
      const result = resultOf(action, record);
      return result ? subscriptionMessages.text(result.key, 'fill' in result ? result.fill : {}) : '';
    });
    for (const text of [page, ...results]) {
      expect(text).not.toMatch(/[{}]|undefined|null|Invalid/);
      const said = claims.filter(([, words]) => words[locale].test(text));
      expect(said.filter(([, , holds]) => !holds(record)).map(([claim]) => [claim, text])).toEqual([]);
      // Every date includes its year.
      for (const [day] of text.matchAll(
        /\d+ (?:January|February|March|December)|\d+\. (?:Januar|Februar|März|Dezember)/g,
      ))
        expect(text).toMatch(new RegExp(`${day},? 20\\d\\d`));
    }
  });
});

test('each claim is made by at least one sentence in both languages', async () => {
  for (const locale of locales) {
    activateLocale(locale);
    await subscriptionMessages.load();
    const all = (locale === 'en' ? await import('./messages/en.json') : await import('./messages/de.json')).default;
    const texts = Object.values(all).join('\n');
    expect(claims.filter(([, words]) => !words[locale].test(texts)).map(([claim]) => [locale, claim])).toEqual([]);
  }
});

test('docs/plan-sentences.md shows what the card says', () => {
  const rows = everyPlan.map(([plan]) => [plan, saidInEnglish.get(plan) ?? '']);
  expectSection('settings', tableOf(['plan', 'what its card says'], rows));
});
