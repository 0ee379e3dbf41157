import type { ObjectStore } from '../store/object-store.ts';
import { periodEnd } from '../billing/due.ts';
import { shownAmount } from '../objects/subscriptions/subscription-lines.ts';
import type { Kinds } from '../wire/kinds.ts';
import { eventsTable } from './events-table.ts';
import { html, type Html } from './html.ts';
import { navigation } from './navigation.ts';
import { nextMoment } from './move-clock.ts';
import { shownStatus, shownTime, table } from './write-page.ts';

const mostEvents = 100;

/** Shows a customer: subscriptions, invoices, charges, events, and controls to advance their clock. */
export async function customerPage(store: ObjectStore, customer: Kinds['customer']): Promise<Html> {
  const of = { customer: customer.id };
  const subscriptions = (await store.list('subscription', of)).map(subscriptionRow);
  const invoices = (await store.list('invoice', of)).map(invoiceRow);
  const made = await store.list('charge', of);
  const charges = made.map(chargeRow);
  const disputes = await disputeRows(store, made);
  return html`${navigation(null)}
    <h1>${customer.name ?? customer.email ?? customer.id}</h1>
    <p>${customer.email} <code>${customer.id}</code></p>
    ${await hand(store, customer)}
    <h2>Subscriptions</h2>
    ${table(['Price', 'Status', 'Paid until', 'Ends'], subscriptions, 'None.')}
    <h2>Invoices</h2>
    ${table(['Number', 'For', 'Total', 'Status', 'Tried again'], invoices, 'None.')}
    <h2>Charges</h2>
    ${table(['At', 'Amount', 'Given back', 'Card', 'Status'], charges, 'None.')}
    ${
      disputes.length === 0
        ? null
        : html`<h2>Disputes</h2>
            ${table(['At', 'Amount', 'Reason', 'Status', 'Evidence due'], disputes, 'None.')}`
    }
    <h2>Events</h2>
    ${await eventsTable(store, { customer: customer.id, limit: mostEvents })}`;
}

async function hand(store: ObjectStore, { id, test_clock: clockId }: Kinds['customer']): Promise<Html> {
  if (!clockId) return html`<p>Uses real time, since it has no test clock.</p>`;
  const clock = await store.get('test_helpers.test_clock', clockId);
  const next = await nextMoment(store, clock);
  const button = (to: string, label: string | Html, first = false) =>
    html`<form method="post" action="/sandbox/payments/customers/${id}/clock">
      <input type="hidden" name="to" value="${to}" />
      <button class="${first ? 'first' : ''}">${label}</button>
    </form>`;
  return html`<p>For this customer it is ${shownTime(clock.frozen_time)} UTC.</p>
    <div class="hand">
      ${next === null ? null : button('next', html`On to what happens next, ${shownTime(next)}`, true)}
      ${button('day', 'A day later')}
    </div>`;
}

function subscriptionRow(subscription: Kinds['subscription']): Html {
  const { items, status, cancel_at: cancelAt, ended_at: endedAt, currency } = subscription;
  const [item] = items.data;
  const { recurring } = item!.price;
  return html`<tr>
    <td>
      ${shownAmount(item!.plan.amount ?? 0, currency)} / ${recurring?.interval}<br /><code>${subscription.id}</code>
    </td>
    <td>${shownStatus(status)}</td>
    <td>${shownTime(periodEnd(subscription))}</td>
    <td>${shownTime(endedAt ?? cancelAt)}</td>
  </tr>`;
}

function invoiceRow(invoice: Kinds['invoice']): Html {
  const { number, lines, total, currency, status, next_payment_attempt: next, hosted_invoice_url: address } = invoice;
  return html`<tr>
    <td>${address ? html`<a href="${address}">${number}</a>` : 'draft'}</td>
    <td>${lines.data.map(({ description }) => html`<div>${description}</div>`)}</td>
    <td class="number">${shownAmount(total, currency)}</td>
    <td>${shownStatus(status)}</td>
    <td>${shownTime(next)}</td>
  </tr>`;
}

function chargeRow(charge: Kinds['charge']): Html {
  const {
    created,
    amount,
    amount_refunded: back,
    currency,
    status,
    payment_method_details: details,
    failure_message: why,
  } = charge;
  return html`<tr>
    <td>${shownTime(created)}</td>
    <td class="number">${shownAmount(amount, currency)}</td>
    <td class="number">${back > 0 ? shownAmount(back, currency) : '–'}</td>
    <td>${details?.card?.brand} ${details?.card?.last4}</td>
    <td>${shownStatus(status)} ${why}</td>
  </tr>`;
}

async function disputeRows(store: ObjectStore, charges: readonly Kinds['charge'][]): Promise<Html[]> {
  const disputed = charges.filter((charge) => charge.disputed);
  const found = await Promise.all(disputed.map(({ id: charge }) => store.list('dispute', { has: { charge } })));
  return found.flat().map(
    ({ created, amount, currency, reason, status, evidence_details: { due_by: due } }) =>
      html`<tr>
        <td>${shownTime(created)}</td>
        <td class="number">${shownAmount(amount, currency)}</td>
        <td>${reason}</td>
        <td>${shownStatus(status)}</td>
        <td>${shownTime(due)}</td>
      </tr>`,
  );
}
