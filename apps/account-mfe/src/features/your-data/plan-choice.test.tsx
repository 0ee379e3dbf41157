import { screen } from '@testing-library/react';
import { sampleSubscription } from '@greenroom/api-client/testing';
import { locales, paths, type SubscriptionRecord } from '@greenroom/contracts';
import { openPage, withMockedApi } from '@greenroom/frame/testing';
import { activateLocale, loadMessages } from '@greenroom/i18n';
import { expectSection, tableOf } from '@greenroom/contracts/testing/doc-section';
import { sayDay, sayMoney } from '@greenroom/plans';
import { messages } from '../../messages/index.ts';
import { everyPlan } from '../../testing/every-plan.ts';
import { PlanChoice } from './plan-choice.tsx';
import { planEndOf } from './plan-end.ts';

withMockedApi();
afterEach(() => activateLocale('en'));

const rows: string[][] = [];
const isPaidHere = ({ id, state }: SubscriptionRecord) => id !== null && state !== 'none';
const isElsewhere = ({ state }: SubscriptionRecord) => state === 'apple' || state === 'parent';

async function shown(record: SubscriptionRecord): Promise<string[]> {
  const Page = () => (
    <>
      <h1>Page</h1>
      <main data-testid="plan">
        <PlanChoice end={planEndOf(record)} choice="period_end" choose={() => {}} />
      </main>
    </>
  );
  await openPage({
    routes: [{ path: paths.settings, frame: 'site', load: async () => ({ Page }) }],
    ...{ messages, address: paths.settings, mocks: [], person: 'signedIn' as const },
  });
  const place = await screen.findByTestId('plan');
  return [...place.querySelectorAll('label, p')].map(({ textContent }) => textContent.trim());
}

describe.each(locales)('in %s', (locale) => {
  test.each(everyPlan)('%s: says what happens to the plan, what comes back and what is lost', async (name, record) => {
    activateLocale(locale);
    await loadMessages();
    const said = await shown(record);
    if (locale === 'en') rows.push([name, said.join(' / ') || 'Nothing: no plan is paid here.']);
    const text = said.join('\n');
    expect(text).not.toMatch(/[{}]|undefined|null|Invalid/);
    const lost = record.state === 'active' || record.state === 'canceled';
    expect(/is lost|verfällt|verloren/.test(text)).toBe(isPaidHere(record) && lost && record.moneyBack === null);
    expect(text !== '').toBe(isPaidHere(record) || isElsewhere(record));
    if (!isPaidHere(record) || record.state === 'past_due' || record.state === 'paused') return;
    expect(text).toContain(sayDay(record.endsAt ?? record.trialEndsAt ?? record.currentPeriodEnd!));
    if (record.moneyBack) expect(text).toContain(sayMoney(record.moneyBack));
  });
});

test('every state is covered', () => {
  for (const state of ['active', 'canceled', 'trial', 'canceled_trial', 'past_due', 'paused'] as const)
    expect([state, planEndOf(sampleSubscription(state)).kind]).toEqual([
      state,
      state === 'past_due' ? 'overdue' : state === 'paused' ? 'paused' : 'choice',
    ]);
});

test('docs/plan-sentences.md shows what the deletion says', () => {
  expectSection('deletion', tableOf(['plan', 'what the deletion says about it'], rows));
});
