import { addMoney, commerceFigures, isNothing, type Money, subtractMoney } from '@greenroom/contracts';

export interface Charge {
  paymentId: string;
  /** What came back of it already is taken off. */
  left: Money;
  paidAt: Date;
}

export interface MoneyBack {
  until: Date;
  amount: Money;
  charges: Charge[];
}

const hourMs = 3_600_000;

/**
 * What the money-back guarantee gives back now: all that was charged, within 7 × 24 hours of the first charge above
 * nought (a trial does not count), once per person. Source: docs/specification.md, 11.1.
 * @param charges of the person, of all their subscriptions; none of nought
 * @param had whether they, or the card, had it before
 */
export function moneyBackOf(
  charges: readonly Charge[],
  { now, had }: { now: Date; had: boolean },
): MoneyBack | undefined {
  const [first] = charges.toSorted((one, other) => one.paidAt.getTime() - other.paidAt.getTime());
  if (!first || had) return undefined;
  const until = new Date(first.paidAt.getTime() + commerceFigures.moneyBackHours * hourMs);
  const left = charges.filter((charge) => !isNothing(charge.left));
  if (until <= now || left.length === 0) return undefined;
  const nothing = subtractMoney(first.left, first.left);
  return { until, amount: left.reduce((sum, charge) => addMoney(sum, charge.left), nothing), charges: left };
}
