import {
  countOf,
  formatMoney,
  type Locale,
  dateTag,
  localeTag,
  type MinorUnits,
  minor,
  subtractMoney,
} from '@greenroom/contracts';
import { invoiceWords } from './invoice-words.ts';
import type { StoredBilledTo } from '../projection/stored.ts';
import type { InvoiceRow } from './list-invoices.ts';

/** The seller named on invoices. */
export interface Seller {
  name: string;
  /** One entry per line. */
  address: readonly string[];
  taxId: string | undefined;
}

/** The texts of an invoice in their order, independent of the output format. */
export interface InvoiceSheet {
  locale: Locale;
  title: string;
  /** The first line is the name. */
  seller: readonly string[];
  facts: readonly { name: string; lines: readonly string[] }[];
  columns: readonly [what: string, period: string, amount: string];
  lines: readonly (readonly [what: string, period: string, amount: string])[];
  sums: readonly { name: string; amount: string; total?: true }[];
  note: string;
}

/** Returns an invoice's texts in the reader's language, with the included tax. */
export function invoiceSheet(invoice: InvoiceRow, locale: Locale, seller: Seller): InvoiceSheet {
  const { currency, number, createdAt, paidAt, billedTo, lines, discount, tax, taxes, total, refunded } = invoice;
  const say = invoiceWords[locale];
  const tag = localeTag[locale];
  const sum = (amount: MinorUnits) => formatMoney({ amount, currency }, tag);
  const day = (moment: Date | string) =>
    new Date(moment).toLocaleDateString(dateTag[locale], { dateStyle: 'long', timeZone: 'UTC' });
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 });
  const net = subtractMoney({ amount: minor(total), currency }, { amount: minor(tax), currency });
  return {
    locale,
    title: `${say.invoice} ${number ?? ''}`.trim(),
    seller: [seller.name, ...seller.address, ...(seller.taxId === undefined ? [] : [`${say.taxId} ${seller.taxId}`])],
    facts: [
      { name: say.number, lines: [number ?? '–'] },
      { name: say.date, lines: [day(createdAt)] },
      { name: say.to, lines: linesTo(billedTo, tag) },
      ...(billedTo.taxId ? [{ name: say.customerTaxId, lines: [billedTo.taxId] }] : []),
    ],
    columns: [say.what, say.period, say.amount],
    lines: lines.map((one) => [
      countOf(one.amount) < 0 ? say.credit : say.line(one),
      `${day(one.from)} – ${day(one.to)}`,
      sum(one.amount),
    ]),
    sums: [
      ...(discount > 0 ? [{ name: say.discount, amount: sum(minor(-discount)) }] : []),
      ...(tax > 0
        ? [
            { name: say.net, amount: sum(net.amount) },
            ...taxes.map(({ percentage, amount }) => ({
              name: say.tax(percentage === null ? '' : ` ${percent.format(percentage / 100)}`),
              amount: sum(amount),
            })),
          ]
        : []),
      { name: say.total, amount: sum(minor(total)), total: true },
      ...(refunded > 0 ? [{ name: say.refunded, amount: sum(minor(-refunded)) }] : []),
    ],
    note: `${paidAt ? say.paid(day(paidAt)) : say.open}${tax > 0 ? '' : ` ${say.noTax}`}`,
  };
}

/** Returns name, address and e-mail address as lines. */
function linesTo({ name, email, address }: StoredBilledTo, tag: string): string[] {
  if (!address) return [name, email].filter((line) => line !== '');
  const { line1, line2, postalCode, city, country } = address;
  const place = `${postalCode} ${city}`.trim();
  const land = country && new Intl.DisplayNames(tag, { type: 'region' }).of(country);
  return [name, line1, line2, place, land ?? '', email].filter((line) => line !== '');
}
