import {
  countOf,
  formatMoney,
  type Locale,
  localeTag,
  type MinorUnits,
  minor,
  subtractMoney,
} from '@greenroom/contracts';
import { escaped } from '../../identity/index.ts';
import type { StoredInvoiceLine } from '../projection/stored.ts';
import { invoiceWords } from './invoice-words.ts';
import type { InvoiceRow } from './list-invoices.ts';

/** An invoice as a page of its own, to be printed: in the reader's language, with the tax that is in it. */
export function invoiceDocument(invoice: InvoiceRow, locale: Locale): string {
  const { currency, number, createdAt, paidAt, billedTo, lines, tax, total, refunded } = invoice;
  const say = invoiceWords[locale];
  const tag = localeTag[locale];
  const sum = (amount: MinorUnits) => formatMoney({ amount, currency }, tag);
  const day = (moment: Date | string) =>
    new Date(moment).toLocaleDateString(tag, { dateStyle: 'long', timeZone: 'UTC' });
  const net = subtractMoney({ amount: minor(total), currency }, { amount: minor(tax), currency });
  const row = (name: string, amount: MinorUnits, strong = false) =>
    `<tr${strong ? ' class="total"' : ''}><th colspan="2" scope="row">${name}</th><td>${escaped(sum(amount))}</td></tr>`;
  const line = (one: StoredInvoiceLine) =>
    `<tr><td>${countOf(one.amount) < 0 ? say.credit : say.line(one)}</td><td>${day(one.from)} – ${day(one.to)}</td><td>${escaped(sum(one.amount))}</td></tr>`;
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${say.invoice} ${escaped(number ?? '')}</title><style>${style}</style></head>
<body><main>
<h1>Greenroom</h1>
<h2>${say.invoice}</h2>
<dl><dt>${say.number}</dt><dd>${escaped(number ?? '–')}</dd><dt>${say.date}</dt><dd>${day(createdAt)}</dd>
<dt>${say.to}</dt><dd>${escaped(billedTo.name)}<br>${escaped(billedTo.email)}</dd></dl>
<table><thead><tr><th scope="col">${say.what}</th><th scope="col">${say.period}</th><th scope="col">${say.amount}</th></tr></thead>
<tbody>${lines.map(line).join('')}</tbody>
<tfoot>${tax > 0 ? row(say.net, net.amount) + row(say.tax, minor(tax)) : ''}${row(say.total, minor(total), true)}${
    refunded > 0 ? row(say.refunded, minor(-refunded)) : ''
  }</tfoot></table>
<p>${paidAt ? say.paid(day(paidAt)) : say.open}${tax > 0 ? '' : ` ${say.noTax}`}</p>
</main></body></html>
`;
}

const style = `body{margin:0;padding:32px 16px;background:#fff;color:#1d1915;font:16px/1.55 'Hanken Grotesk',system-ui,sans-serif}
main{max-width:640px;margin:0 auto}h1{font-size:20px}dl{display:grid;grid-template-columns:auto 1fr;gap:4px 24px}dd{margin:0}
table{width:100%;border-collapse:collapse;margin:24px 0}th,td{padding:8px 0;border-bottom:1px solid #d9d2c6;text-align:left;font-weight:400}
td:last-child,th:last-child{text-align:right}.total th,.total td{font-weight:700}@media print{body{padding:0}}`;
