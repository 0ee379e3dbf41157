import { html, type Html } from './html.ts';

export const base = '/sandbox/payments';

const places = [
  [base, 'Customers'],
  [`${base}/invoices`, 'Invoices'],
  [`${base}/webhooks`, 'Webhooks'],
  [`${base}/clocks`, 'Clocks'],
] as const;

/** Renders links to the pages and marks the current one. */
export function navigation(current: (typeof places)[number][1] | null): Html {
  const links = places.map(
    ([address, name]) => html`<a href="${address}" ${name === current ? html` aria-current="page"` : null}>${name}</a>`,
  );
  return html`<nav aria-label="Payment sandbox">${links}</nav>`;
}
