import { escapeHtml } from '@greenroom/http';
import type { InvoiceSheet } from './invoice-sheet.ts';

/** Renders an invoice as an HTML page for reading and printing. */
export function invoiceDocument({ locale, title, seller, facts, columns, lines, sums, note }: InvoiceSheet): string {
  const [name = '', ...address] = seller.map(escapeHtml);
  const fact = ({ name, lines }: InvoiceSheet['facts'][number]) =>
    `<dt>${escapeHtml(name)}</dt><dd>${lines.map(escapeHtml).join('<br>')}</dd>`;
  const sum = ({ name, amount, total }: InvoiceSheet['sums'][number]) =>
    `<tr${total ? ' class="total"' : ''}><th colspan="2" scope="row">${escapeHtml(name)}</th><td>${escapeHtml(amount)}</td></tr>`;
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main>
<h1>${name}</h1>${address.length > 0 ? `<address>${address.join('<br>')}</address>` : ''}
<h2>${escapeHtml(title)}</h2>
<dl>${facts.map(fact).join('\n')}</dl>
<table><thead><tr>${columns.map((one) => `<th scope="col">${escapeHtml(one)}</th>`).join('')}</tr></thead>
<tbody>${lines.map((line) => `<tr>${line.map((one) => `<td>${escapeHtml(one)}</td>`).join('')}</tr>`).join('')}</tbody>
<tfoot>${sums.map(sum).join('')}</tfoot></table>
<p>${escapeHtml(note)}</p>
</main></body></html>
`;
}

const style = `body{margin:0;padding:32px 16px;background:#fff;color:#1d1915;font:16px/1.55 'Hanken Grotesk',system-ui,sans-serif}
main{max-width:640px;margin:0 auto}h1{font-size:20px}address{font-style:normal}dl{display:grid;grid-template-columns:auto 1fr;gap:4px 24px}dd{margin:0}
table{width:100%;border-collapse:collapse;margin:24px 0}th,td{padding:8px 0;border-bottom:1px solid #d9d2c6;text-align:left;font-weight:400}
td:last-child,th:last-child{text-align:right}.total th,.total td{font-weight:700}@media print{body{padding:0}}`;
