import { type TaxRate, taxRateOf, taxWithin } from '../../billing/value-added-tax.ts';
import type { Kinds } from '../../wire/kinds.ts';
import { taxRateId } from '../tax-rates.ts';
import type { InvoiceLine } from './invoice-lines.ts';

type Invoice = Kinds['invoice'];

interface Taxed {
  lines: InvoiceLine[];
  facts: Pick<Invoice, 'automatic_tax' | 'subtotal_excluding_tax' | 'total_excluding_tax' | 'total_taxes'>;
}

const nothingReckoned = { disabled_reason: null, enabled: false, liability: null, provider: null, status: null };

/**
 * The tax in an invoice's lines, by where the customer is, for a subscription whose tax is reckoned by itself and whose
 * prices are told with it. Nothing is ever added: who asks for tax on top of prices is told of none here.
 * @param lines with what discounts take off them
 */
export function withTax(
  lines: InvoiceLine[],
  subscription: Kinds['subscription'] | null,
  { address }: Kinds['customer'],
): Taxed {
  const subtotal = sumOf(lines.map(({ amount }) => amount));
  const total = sumOf(lines.map(leftOf));
  const untaxed = { subtotal_excluding_tax: subtotal, total_excluding_tax: total, total_taxes: [] };
  if (!subscription?.automatic_tax.enabled) return { lines, facts: { ...untaxed, automatic_tax: nothingReckoned } };
  const country = address?.country;
  const automatic = {
    ...{ disabled_reason: null, enabled: true, liability: { type: 'self' as const }, provider: 'stripe' },
    status: country ? 'complete' : 'requires_location_inputs',
  };
  const inclusive = subscription.items.data.some(({ price }) => price.tax_behavior === 'inclusive');
  const rate = inclusive ? taxRateOf(country) : undefined;
  if (!rate) return { lines, facts: { ...untaxed, automatic_tax: automatic } };
  const taxed = lines.map((line) => ({ ...line, taxes: [taxOf(leftOf(line), rate)] }));
  const all = taxed.flatMap(({ taxes }) => taxes);
  const tax = sumOf(all.map(({ amount }) => amount));
  return {
    lines: taxed,
    facts: {
      automatic_tax: automatic,
      subtotal_excluding_tax: subtotal - sumOf(lines.map(({ amount }) => taxWithin(amount, rate))),
      total_excluding_tax: total - tax,
      total_taxes: [{ ...taxOf(total, rate), amount: tax, taxable_amount: total - tax }],
    },
  };
}

function taxOf(amount: number, rate: TaxRate) {
  const tax = taxWithin(amount, rate);
  return {
    amount: tax,
    tax_behavior: 'inclusive' as const,
    tax_rate_details: { tax_rate: taxRateId(rate) },
    taxability_reason: 'standard_rated' as const,
    taxable_amount: amount - tax,
    type: 'tax_rate_details' as const,
  };
}

const leftOf = ({ amount, discount_amounts: off }: InvoiceLine) =>
  amount - sumOf((off ?? []).map((discount) => discount.amount));

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
