import type { Locale } from '@greenroom/contracts';
import type { StoredInvoiceLine } from '../projection/stored.ts';

const monthMs = 31 * 86_400_000;

/** Whether the paid period is longer than a month. */
function isYear({ from, to }: Pick<StoredInvoiceLine, 'from' | 'to'>): boolean {
  return new Date(to).getTime() - new Date(from).getTime() > monthMs;
}

const last = (lines: readonly StoredInvoiceLine[]) => lines.at(-1) ?? { from: '', to: '' };

/** The texts of an invoice. A lawyer should review them before real money moves: docs/payments.md. */
export const invoiceWords = {
  en: {
    invoice: 'Invoice',
    number: 'Number',
    date: 'Date',
    to: 'To',
    taxId: 'VAT number',
    customerTaxId: 'Tax ID',
    what: 'What',
    period: 'Period',
    amount: 'Amount',
    discount: 'Discount',
    net: 'Net',
    tax: (rate: string) => `Value-added tax${rate}`,
    total: 'Total',
    refunded: 'Refunded',
    paid: (day: string) => `Paid on ${day}.`,
    open: 'Not paid yet.',
    noTax: 'No value-added tax is shown.',
    credit: 'Left of the plan before',
    plan: (lines: readonly StoredInvoiceLine[]) => (isYear(last(lines)) ? 'Greenroom, a year' : 'Greenroom, a month'),
    line: (line: StoredInvoiceLine) => (isYear(line) ? 'Greenroom, a year' : 'Greenroom, a month'),
  },
  de: {
    invoice: 'Rechnung',
    number: 'Nummer',
    date: 'Datum',
    to: 'An',
    taxId: 'USt-IdNr.',
    customerTaxId: 'Steuernummer',
    what: 'Leistung',
    period: 'Zeitraum',
    amount: 'Betrag',
    discount: 'Rabatt',
    net: 'Netto',
    tax: (rate: string) => `Umsatzsteuer${rate}`,
    total: 'Gesamt',
    refunded: 'Erstattet',
    paid: (day: string) => `Bezahlt am ${day}.`,
    open: 'Noch nicht bezahlt.',
    noTax: 'Es ist keine Umsatzsteuer ausgewiesen.',
    credit: 'Rest des bisherigen Tarifs',
    plan: (lines: readonly StoredInvoiceLine[]) =>
      isYear(last(lines)) ? 'Greenroom, ein Jahr' : 'Greenroom, ein Monat',
    line: (line: StoredInvoiceLine) => (isYear(line) ? 'Greenroom, ein Jahr' : 'Greenroom, ein Monat'),
  },
} satisfies Record<Locale, unknown>;
