import type { ObjectStore } from '../store/object-store.ts';
import { eventsTable } from './events-table.ts';
import { html, type Html } from './html.ts';
import { navigation } from './navigation.ts';
import { shownStatus, shownTime, table } from './write-page.ts';

const mostCustomers = 100;
const mostEvents = 40;

/** Lists the customers and the latest events. */
export async function overviewPage(store: ObjectStore): Promise<Html> {
  const rows = [];
  for (const customer of await store.list('customer', { limit: mostCustomers })) {
    const [latest] = await store.list('subscription', { customer: customer.id, limit: 1 });
    rows.push(
      html`<tr>
        <td>
          <a href="/sandbox/payments/customers/${customer.id}">${customer.name ?? customer.email ?? customer.id}</a>
          ${customer.deleted ? html`<span class="bad">deleted</span>` : null}
        </td>
        <td>${customer.email}</td>
        <td>${latest ? shownStatus(latest.status) : 'nothing bought'}</td>
        <td>${customer.test_clock ? shownTime(await store.momentOf(customer.id)) : 'real time'}</td>
      </tr>`,
    );
  }
  return html`${navigation('Customers')}
    <h1>Payments</h1>
    <p>This sandbox stands in for the payment provider. No real money moves.</p>
    <h2>Customers</h2>
    ${table(['Name', 'Address', 'Subscription', 'Clock'], rows, 'Nobody has come to the checkout yet.')}
    <h2>Events</h2>
    ${await eventsTable(store, { limit: mostEvents })}`;
}
