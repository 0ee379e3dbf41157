import type { Database } from '@greenroom/database';
import type { ModelBudget } from './model-cost.ts';

interface Amount {
  tokens: number;
  money: number;
}

/** What everybody used on a day as it was last read, and what this process set aside since. */
interface Sum extends Amount {
  day: string;
  /** By `performance.now()`. */
  at: number;
}

interface Known {
  sum: Sum | undefined;
  /** What calls may cost that are being opened at this moment. */
  opening: Amount;
}

const byDatabase = new WeakMap<Database['$client'], Known>();
const sumGoodForMs = 1_000;
/** Of the limits of everybody: nobody uses the other half of a day's within a second. */
const farBelow = 0.5;

function knownOf({ $client }: Database): Known {
  const known = byDatabase.get($client) ?? { sum: undefined, opening: { tokens: 0, money: 0 } };
  byDatabase.set($client, known);
  return known;
}

/**
 * Whether a call can be opened without a new sum of what everybody used. Calls that are being opened count, or a
 * thousand that come in the same moment would all pass by what was known before them.
 */
export function isFarFromLimits(db: Database, today: string, budget: ModelBudget): boolean {
  const { sum, opening } = knownOf(db);
  if (sum?.day !== today || performance.now() - sum.at > sumGoodForMs) return false;
  return (
    sum.tokens + opening.tokens < farBelow * budget.tokensTotal &&
    sum.money + opening.money < farBelow * budget.moneyTotal
  );
}

/** Counts a call that is being opened. @returns what ends that */
export function noteOpening(db: Database, { tokens, money }: Amount): () => void {
  const { opening } = knownOf(db);
  opening.tokens += tokens;
  opening.money += money;
  return () => {
    opening.tokens -= tokens;
    opening.money -= money;
  };
}

/** @param read what everybody had used, where it was summed for this call */
export function noteOpened(db: Database, day: string, { tokens, money }: Amount, read: Amount | undefined): void {
  const known = knownOf(db);
  const before = read ? { day, at: performance.now(), ...read } : known.sum;
  if (before) known.sum = { ...before, tokens: before.tokens + tokens, money: before.money + money };
}
