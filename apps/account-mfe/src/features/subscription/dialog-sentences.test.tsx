import { Fragment } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { locales, paths, type Locale, type SubscriptionAction } from '@greenroom/contracts';
import { holdDay, openPage, withMockedApi } from '@greenroom/frame/testing';
import { activateLocale, loadMessages } from '@greenroom/i18n';
import { expectSection, sentencesIn, tableOf } from '@greenroom/contracts/testing/doc-section';
import { standInForCardForm } from '@greenroom/payment-sandbox/testing';
import { sayDay, sayMoney } from '@greenroom/plans';
import { messages } from '../../messages/index.ts';
import { afterAction } from '../../testing/after-action.ts';
import { everyPlan } from '../../testing/every-plan.ts';
import { subscriptionMocks } from '../../testing/subscription-mocks.ts';
import { resultOf, type PlanAction } from './after-action.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { CardDialog } from './card-dialog.tsx';
import { CardsDialog } from './cards-dialog.tsx';
import { CouponDialog } from './coupon-dialog.tsx';
import { subscriptionMessages } from './messages/index.ts';
import { PauseDialog } from './pause-dialog.tsx';
import { endOf, isEnding, isPaidPlan, planStatement, type PaidPlan } from './plan-statement.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { SwitchDialog } from './switch-dialog.tsx';

withMockedApi();
// The page counts the days left of a trial.
holdDay('2026-11-28T09:00:00Z');
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
    'a switch costs something today',
    { en: /today you pay/i, de: /heute zahlen sie/i },
    ({ state, tier }) => state === 'active' && tier === 'monthly',
  ],
  [
    'a switch comes at the end of what is paid for',
    { en: /nothing is charged today\. from/i, de: /heute wird nichts abgebucht\. ab/i },
    ({ state, tier }) => state === 'active' && tier === 'annual',
  ],
  [
    'a switch comes at the end of the trial',
    { en: /when your trial ends, you pay/i, de: /wenn ihre probezeit endet, zahlen sie/i },
    ({ state }) => state === 'trial',
  ],
  [
    'the whole first payment can be had back',
    { en: /whole first payment back/i, de: /ganze erste zahlung/i },
    ({ actions, moneyBack }) => actions.includes('refund') && moneyBack !== null,
  ],
  [
    'one of the cards is charged',
    { en: /(one of them|this one|it) is charged/i, de: /(eine davon|diese|sie) wird (für ihren plan )?belastet/i },
    (plan) => !isEnding(plan),
  ],
];

/** Returns all dialogs that a plan's actions open. */
async function dialogsOf(plan: PaidPlan): Promise<Map<string, HTMLElement>> {
  const { actions } = plan;
  const opened = [
    {
      title: 'cancel',
      shown: actions.includes('cancel') && (
        <CancelDialog {...dialog} subscription={plan} onPause={() => {}} onRefund={() => {}} />
      ),
    },
    { title: 'pause', shown: actions.includes('pause') && <PauseDialog {...dialog} subscription={plan} /> },
    {
      title: 'cards',
      shown: actions.includes('payment_method') && <CardsDialog {...dialog} subscription={plan} onAdd={() => {}} />,
    },
    { title: 'card', shown: actions.includes('payment_method') && <CardDialog {...dialog} subscription={plan} /> },
    {
      title: 'add_card',
      shown: actions.includes('payment_method') && <CardDialog {...dialog} subscription={plan} adding />,
    },
    {
      title: 'switch',
      shown: actions.includes('switch') && <SwitchDialog {...dialog} subscription={plan} onCard={() => {}} />,
    },
    { title: 'coupon', shown: actions.includes('coupon') && <CouponDialog {...dialog} subscription={plan} /> },
    { title: 'refund', shown: actions.includes('refund') && <RefundDialog {...dialog} subscription={plan} /> },
  ].filter(({ shown }) => shown);
  const Page = () => (
    <>
      <h1>Page</h1>
      {opened.map(({ title, shown }) => (
        <Fragment key={title}>{shown}</Fragment>
      ))}
    </>
  );
  await openPage({
    routes: [{ path: paths.settings, frame: 'site', load: async () => ({ Page }) }],
    ...{ messages, address: paths.settings, mocks: subscriptionMocks(plan), person: 'signedIn' as const },
  });
  if (opened.length === 0) return new Map();
  const found = await screen.findAllByRole('dialog', { hidden: true });
  expect(found).toHaveLength(opened.length);
  const offered =
    plan.state === 'active' && actions.includes('coupon') && actions.includes('cancel') && plan.nextCharge;
  if (offered) await screen.findByText(subscriptionMessages.text('offer.title'));
  if (actions.includes('switch'))
    await waitFor(() => expect(document.body.textContent).toMatch(/\$10\.00|\$84\.00|\$79\.80|10,00|84,00|79,80/));
  await waitFor(() => expect(screen.queryByText(subscriptionMessages.text('switch.loading'))).toBeNull());
  await waitFor(() =>
    expect(document.body.textContent).not.toMatch(/Opening the card form|Kartenformular öffnet sich/),
  );
  return new Map(opened.map(({ title }, index) => [title, found[index]!]));
}

const rows: string[][] = [];
/** Actions of the record by their names on the page. */
const onThePage: Partial<Record<SubscriptionAction, PlanAction[]>> = {
  ...{ cancel: ['cancel'], continue: ['continue'], switch: ['switch'], withdraw_switch: ['withdraw_switch'] },
  ...{
    withdraw_update: ['withdraw_update'],
    pay: ['pay'],
    payment_method: ['card', 'add_card'],
    pause: ['pause'],
    resume: ['resume'],
  },
  ...{ coupon: ['coupon'], refund: ['refund'] },
};

/** Returns each action of a plan, the sentences of its dialog, and those after it. */
function rowsOf(name: string, plan: PaidPlan, dialogs: ReadonlyMap<string, HTMLElement>): string[][] {
  // A change that waits for its payment is made by it.
  const onPageOf = (action: SubscriptionAction): PlanAction[] =>
    action === 'pay' && plan.pendingUpdate ? [plan.pendingUpdate.change] : onThePage[action]!;
  const all = plan.actions.flatMap((action) => onPageOf(action).map((onPage) => ({ action, onPage })));
  return all.map(({ action, onPage }) => {
    const shown = dialogs.get(onPage);
    // A card that is only added changes nothing about the plan.
    const after = onPage === 'add_card' ? plan : afterAction(action, plan);
    const result = resultOf(onPage, after);
    // An action that is not confirmed by a sentence looks swallowed.
    expect([onPage, result]).toEqual([onPage, expect.anything()]);
    const said = subscriptionMessages.text(result!.key, 'fill' in result! ? result.fill : {});
    const label = onPage === 'add_card' ? onPage : action;
    return [name, label.replaceAll('_', ' '), shown ? sentencesIn(shown) : 'No dialog.', said, cardText(after)];
  });
}

function cardText(after: Parameters<typeof planStatement>[0]): string {
  const { kind, fill } = planStatement(after);
  if (kind !== 'trial') return subscriptionMessages.text(`text.${kind}`, { ...fill });
  return after.nextCharge
    ? `In trial; first charge ${sayMoney(after.nextCharge)} on ${sayDay(after.nextCharge.at)}.`
    : 'In trial.';
}

describe.each(locales)('in %s', (locale) => {
  test.each(paid)('%s: every claim about money in the dialogs is true', async (name, plan) => {
    activateLocale(locale);
    await loadMessages();
    const dialogs = await dialogsOf(plan);
    const texts = new Map([...dialogs].map(([title, { textContent }]) => [title, textContent]));
    if (locale === 'en') rows.push(...rowsOf(name, plan, dialogs));
    for (const [title, text] of texts) {
      expect(text).not.toMatch(/[{}]|undefined|null|Invalid/);
      const wrong = claims.filter(([, said, holds]) => said[locale].test(text) && !holds(plan));
      expect(wrong.map(([claim]) => [title, claim, text])).toEqual([]);
    }
    const atOnce = plan.state === 'past_due' || plan.state === 'paused';
    if (texts.has('cancel') && !atOnce) expect(texts.get('cancel')).toContain(endOf(plan));
    if (texts.has('cancel') && plan.moneyBack) expect(texts.get('cancel')).toContain(sayMoney(plan.moneyBack));
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

test('docs/plan-sentences.md shows what dialogs say, and what the page says afterwards', () => {
  expectSection(
    'actions',
    tableOf(['plan', 'action', 'its dialog', 'the message after it', 'the card after it'], rows),
  );
});
