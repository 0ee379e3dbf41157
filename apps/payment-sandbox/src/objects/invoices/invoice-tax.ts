import { type TaxRate, taxOnTop, taxRateOf, taxWithin } from '../../billing/value-added-tax.ts';
import type { Kinds } from '../../wire/kinds.ts';
import { taxRateId } from '../tax-rates.ts';
import type { InvoiceLine } from './invoice-lines.ts';

type Invoice = Kinds['invoice'];

interface Taxed {
  lines: InvoiceLine[];
  /** Tax added to the lines. */
  added: number;
  facts: Pick<Invoice, 'automatic_tax' | 'subtotal_excluding_tax' | 'total_excluding_tax' | 'total_taxes'>;
}

const nothingReckoned = { disabled_reason: null, enabled: false, liability: null, provider: null, status: null };

/**
 * Calculates the tax of an invoice's lines by the customer's country if the subscription has automatic tax: contained
 * in tax-inclusive prices, added to exclusive ones. Exempt customers owe none.
 * @param lines with their discounts
 */
export function withTax(
  lines: InvoiceLine[],
  subscription: Kinds['subscription'] | null,
  { address, tax_exempt: exempt }: Kinds['customer'],
): Taxed {
  const subtotal = sumOf(lines.map(({ amount }) => amount));
  const total = sumOf(lines.map(leftOf));
  const untaxed = { subtotal_excluding_tax: subtotal, total_excluding_tax: total, total_taxes: [] };
  if (!subscription?.automatic_tax.enabled)
    return { lines, added: 0, facts: { ...untaxed, automatic_tax: nothingReckoned } };
  const country = address?.country;
  const automatic = {
    ...{ disabled_reason: null, enabled: true, liability: { type: 'self' as const }, provider: 'stripe' },
    status: country ? 'complete' : 'requires_location_inputs',
  };
  const behavior = taxBehaviorOf(subscription);
  const rate = behavior === undefined || (exempt ?? 'none') !== 'none' ? undefined : taxRateOf(country);
  if (!rate || behavior === undefined) return { lines, added: 0, facts: { ...untaxed, automatic_tax: automatic } };
  const taxed = lines.map((line) => ({ ...line, taxes: [taxOf(leftOf(line), rate, behavior)] }));
  const tax = sumOf(taxed.flatMap(({ taxes }) => taxes.map(({ amount }) => amount)));
  const added = behavior === 'exclusive' ? tax : 0;
  const within = behavior === 'exclusive' ? 0 : sumOf(lines.map(({ amount }) => taxWithin(amount, rate)));
  const net = total + added - tax;
  return {
    lines: taxed,
    added,
    facts: {
      automatic_tax: automatic,
      subtotal_excluding_tax: subtotal - within,
      total_excluding_tax: net,
      total_taxes: [{ ...taxOf(total, rate, behavior), amount: tax, taxable_amount: net }],
    },
  };
}

type Behavior = 'inclusive' | 'exclusive';

/** Returns the tax behaviour of a subscription's prices; undefined if they have none. */
function taxBehaviorOf({ items }: Kinds['subscription']): Behavior | undefined {
  const told = items.data.map(({ price }) => price.tax_behavior);
  return told.find((one): one is Behavior => one === 'inclusive' || one === 'exclusive');
}

function taxOf(amount: number, rate: TaxRate, behavior: Behavior) {
  const tax = behavior === 'exclusive' ? taxOnTop(amount, rate) : taxWithin(amount, rate);
  return {
    amount: tax,
    tax_behavior: behavior,
    tax_rate_details: { tax_rate: taxRateId(rate) },
    taxability_reason: 'standard_rated' as const,
    taxable_amount: behavior === 'exclusive' ? amount : amount - tax,
    type: 'tax_rate_details' as const,
  };
}

const leftOf = ({ amount, discount_amounts: off }: InvoiceLine) =>
  amount - sumOf((off ?? []).map((discount) => discount.amount));

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
