import type { Kinds } from '../wire/kinds.ts';
import { shownAmount } from '../objects/subscriptions/subscription-lines.ts';
import { html, type Html } from './html.ts';
import { shownStatus, shownTime, table } from './write-page.ts';

/** Renders an invoice for printing. */
export function invoicePage(invoice: Kinds['invoice']): Html {
  const {
    currency,
    lines,
    subtotal,
    total,
    amount_due: due,
    amount_paid: paid,
    total_discount_amounts: taken,
  } = invoice;
  const money = (amount: number) => shownAmount(amount, currency);
  const off = (taken ?? []).reduce((sum, { amount }) => sum + amount, 0);
  const balance = due - total;
  const sum = (label: string, amount: number) =>
    html`<tr>
      <th scope="row" colspan="2">${label}</th>
      <td class="number">${money(amount)}</td>
    </tr>`;
  const rows = lines.data.map(
    ({ description, period, amount }) =>
      html`<tr>
        <td>${description}</td>
        <td>${shownTime(period.start)} – ${shownTime(period.end)}</td>
        <td class="number">${money(amount)}</td>
      </tr>`,
  );
  const sums = [
    sum('Subtotal', subtotal),
    off > 0 ? sum('Discount', -off) : null,
    sum('Total', total),
    balance === 0 ? null : sum('From your balance', balance),
    sum('Paid', paid),
    sum('Still to pay', invoice.amount_remaining),
  ].filter((row) => row !== null);
  return html`<h1>Invoice ${invoice.number}</h1>
    <p>${invoice.account_name} to ${invoice.customer_name ?? invoice.customer_email}</p>
    <p>
      ${shownTime(invoice.effective_at ?? invoice.created)} · ${shownStatus(invoice.status)} · Sandbox: no real money
      moved.
    </p>
    ${table(['For', 'Time', 'Amount'], [...rows, ...sums], 'Nothing.')}`;
}
