import { addMoney, commerceFigures, isNothing, type Money, subtractMoney } from '@greenroom/contracts';

export interface Charge {
  paymentId: string;
  /** Less what was already refunded. */
  left: Money;
  paidAt: Date;
}

export interface MoneyBack {
  until: Date;
  amount: Money;
  charges: Charge[];
}

/** What a person has paid, and whether the money-back guarantee covers it. */
export interface Paid {
  /** What the guarantee refunds now. */
  moneyBack: MoneyBack | undefined;
  /** The guarantee would apply now, but the person or the card has used it before. */
  guaranteeUsed: boolean;
  /** The newest charge. */
  last: Charge | undefined;
}

const hourMs = 3_600_000;

/**
 * Returns what the money-back guarantee refunds now: all charges, within 7 × 24 hours of the first charge above zero (a
 * trial does not count), once per person. Source: docs/specification.md, 11.1.
 * @param charges the person's charges above zero, of all their subscriptions
 * @param had whether the person or the card has used the guarantee before
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

/** Takes the same as {@link moneyBackOf}. */
export function paidOf(charges: readonly Charge[], { now, had }: { now: Date; had: boolean }): Paid {
  return {
    moneyBack: moneyBackOf(charges, { now, had }),
    guaranteeUsed: had && moneyBackOf(charges, { now, had: false }) !== undefined,
    last: charges.toSorted((one, other) => other.paidAt.getTime() - one.paidAt.getTime())[0],
  };
}
