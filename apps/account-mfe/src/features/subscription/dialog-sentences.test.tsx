import { screen } from '@testing-library/react';
import { locales, paths, type Locale } from '@greenroom/contracts';
import { openPage, withMockedApi } from '@greenroom/frame/testing';
import { activateLocale, loadMessages } from '@greenroom/i18n';
import { standInForCardForm } from '@greenroom/payment-sandbox/testing';
import { sayDay, sayMoney } from '@greenroom/plans';
import { messages } from '../../messages/index.ts';
import { everyPlan } from '../../testing/every-plan.ts';
import { subscriptionMocks } from '../../testing/subscription-mocks.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { CardDialog } from './card-dialog.tsx';
import { CardsDialog } from './cards-dialog.tsx';
import { subscriptionMessages } from './messages/index.ts';
import { PauseDialog } from './pause-dialog.tsx';
import { endOf, isEnding, isPaidPlan, type PaidPlan } from './plan-statement.ts';
import { RefundDialog } from './refund-dialog.tsx';

withMockedApi();
standInForCardForm();
afterEach(() => activateLocale('en'));

const paid = everyPlan.filter((plan): plan is [string, PaidPlan] => isPaidPlan(plan[1]));
const dialog = { close: () => {}, done: () => {} };

/** Claims about money in dialogs: the pattern that detects each, and when it is true. */
const claims: [string, Record<Locale, RegExp>, (plan: PaidPlan) => boolean][] = [
  [
    'it ends at once',
    { en: /your plan ends at once, because/i, de: /ihr plan endet sofort, denn/i },
    ({ state }) => state === 'past_due' || state === 'paused',
  ],
  [
    'a payment is open',
    { en: /payment (that is open|isn’t)|open payment/i, de: /offene zahlung/i },
    ({ state }) => state === 'past_due',
  ],
  ['it is a trial', { en: /your trial/i, de: /ihre probezeit/i }, ({ state }) => state === 'trial'],
  ['it is paused', { en: /because it is paused/i, de: /denn er pausiert/i }, ({ state }) => state === 'paused'],
  [
    'a pause can be had',
    { en: /one to three months/i, de: /ein bis drei monate/i },
    ({ actions }) => actions.includes('pause'),
  ],
  [
    'the card is charged from now on',
    { en: /from now on this card is charged/i, de: /ab jetzt wird diese karte belastet/i },
    (plan) => !isEnding(plan),
  ],
  [
    'the card is charged only if the plan is taken up again',
    { en: /unless you take (your plan|it) up again/i, de: /wieder aufnehmen/i },
    isEnding,
  ],
  [
    'one of the cards is charged',
    { en: /(one of them|this one|it) is charged/i, de: /(eine davon|diese|sie) wird (für ihren plan )?belastet/i },
    (plan) => !isEnding(plan),
  ],
];

/** Returns the texts of all dialogs that a plan's actions open. */
async function dialogTexts(plan: PaidPlan): Promise<Map<string, string>> {
  const { actions } = plan;
  const opened = [
    {
      title: 'cancel',
      shown: actions.includes('cancel') && <CancelDialog {...dialog} subscription={plan} onPause={() => {}} />,
    },
    { title: 'pause', shown: actions.includes('pause') && <PauseDialog {...dialog} subscription={plan} /> },
    {
      title: 'cards',
      shown: actions.includes('payment_method') && <CardsDialog {...dialog} subscription={plan} onAdd={() => {}} />,
    },
    { title: 'card', shown: actions.includes('payment_method') && <CardDialog {...dialog} subscription={plan} /> },
    { title: 'refund', shown: actions.includes('refund') && <RefundDialog {...dialog} subscription={plan} /> },
  ].filter(({ shown }) => shown);
  const Page = () => (
    <>
      <h1>Page</h1>
      {opened.map(({ shown }) => shown)}
    </>
  );
  await openPage({
    routes: [{ path: paths.settings, frame: 'site', load: async () => ({ Page }) }],
    ...{ messages, address: paths.settings, mocks: subscriptionMocks(plan), person: 'signedIn' as const },
  });
  if (opened.length === 0) return new Map();
  const found = await screen.findAllByRole('dialog', { hidden: true });
  expect(found).toHaveLength(opened.length);
  const offered = actions.includes('pause') && actions.includes('cancel');
  if (offered) await screen.findByText(subscriptionMessages.text('offer.pause'));
  return new Map(opened.map(({ title }, index) => [title, found[index]!.textContent]));
}

describe.each(locales)('in %s', (locale) => {
  test.each(paid)('%s: every claim about money in the dialogs is true', async (_, plan) => {
    activateLocale(locale);
    await loadMessages();
    const texts = await dialogTexts(plan);
    for (const [title, text] of texts) {
      expect(text).not.toMatch(/[{}]|undefined|null|Invalid/);
      const wrong = claims.filter(([, said, holds]) => said[locale].test(text) && !holds(plan));
      expect(wrong.map(([claim]) => [title, claim, text])).toEqual([]);
    }
    const atOnce = plan.state === 'past_due' || plan.state === 'paused';
    if (texts.has('cancel') && !atOnce) expect(texts.get('cancel')).toContain(endOf(plan));
    if (texts.has('pause')) expect(texts.get('pause')).toContain(sayDay(plan.pauseOptions![0]!.until));
    if (texts.has('refund')) expect(texts.get('refund')).toContain(sayMoney(plan.moneyBack!));
  });
});

test('each claim is made by at least one sentence in both languages', async () => {
  for (const locale of locales) {
    const all = (locale === 'en' ? await import('./messages/en.json') : await import('./messages/de.json')).default;
    const texts = Object.values(all).join('\n');
    expect(claims.filter(([, said]) => !said[locale].test(texts)).map(([claim]) => [locale, claim])).toEqual([]);
  }
});
