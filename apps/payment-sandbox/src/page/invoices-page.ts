import type { ObjectStore } from '../store/object-store.ts';
import { shownAmount } from '../objects/subscriptions/subscription-lines.ts';
import { html, type Html } from './html.ts';
import { base, navigation } from './navigation.ts';
import { shownStatus, shownTime, table } from './write-page.ts';

const most = 200;

/** Lists the invoices of all customers, newest first. */
export async function invoicesPage(store: ObjectStore): Promise<Html> {
  const rows = [];
  for (const invoice of await store.list('invoice', { limit: most })) {
    const { number, total, currency, status, created, customer, hosted_invoice_url: address } = invoice;
    const whose = invoice.customer_name ?? invoice.customer_email ?? customer;
    rows.push(
      html`<tr>
        <td>${shownTime(created)}</td>
        <td>${address ? html`<a href="${address}">${number}</a>` : 'draft'}<br /><code>${invoice.id}</code></td>
        <td><a href="${base}/customers/${customer}">${whose}</a></td>
        <td class="number">${shownAmount(total, currency)}</td>
        <td>${shownStatus(status)}</td>
      </tr>`,
    );
  }
  return html`${navigation('Invoices')}
    <h1>Invoices</h1>
    ${table(['At', 'Number', 'Customer', 'Total', 'Status'], rows, 'Nothing was made out yet.')}`;
}
