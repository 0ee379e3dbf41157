import type { ObjectStore } from '../store/object-store.ts';
import { html, type Html } from './html.ts';
import { base, navigation } from './navigation.ts';
import { nextMoment } from './move-clock.ts';
import { shownStatus, shownTime, table } from './write-page.ts';

const most = 100;

/** Lists all test clocks with their customers and time, and controls to advance them. */
export async function clocksPage(store: ObjectStore): Promise<Html> {
  const rows = [];
  for (const clock of await store.list('test_helpers.test_clock', { limit: most })) {
    const customers = await store.list('customer', { has: { test_clock: clock.id }, limit: 3 });
    const next = await nextMoment(store, clock);
    rows.push(
      html`<tr>
        <td>${clock.name}<br /><code>${clock.id}</code></td>
        <td>
          ${customers.map(
            ({ id, name, email }) => html`<div><a href="${base}/customers/${id}">${name ?? email ?? id}</a></div>`,
          )}
        </td>
        <td>${shownTime(clock.frozen_time)} ${shownStatus(clock.status)}</td>
        <td>${shownTime(next)}</td>
        <td>
          ${next === null ? null : hand(clock.id, 'next', 'On to what happens next')}
          ${hand(clock.id, 'day', 'A day later')}
        </td>
      </tr>`,
    );
  }
  return html`${navigation('Clocks')}
    <h1>Clocks</h1>
    <p>Customers with a test clock live by it; all others by the machine’s. Moments are in UTC.</p>
    ${table(['Clock', 'Customers', 'Now', 'What happens next', 'Move it'], rows, 'There is no test clock.')}`;
}

function hand(id: string, to: 'day' | 'next', label: string): Html {
  return html`<form method="post" action="${base}/clocks/${id}">
    <input type="hidden" name="to" value="${to}" />
    <button>${label}</button>
  </form>`;
}
