import type { Database } from '@greenroom/database';
import type { ModelBudget } from './model-cost.ts';

interface Amount {
  tokens: number;
  money: number;
}

/** What everyone used on a day as last read, plus what this process reserved since. */
interface Sum extends Amount {
  day: string;
  /** By `performance.now()`. */
  at: number;
}

interface Known {
  sum: Sum | undefined;
  /** The most that the calls being opened right now may cost. */
  opening: Amount;
}

const byDatabase = new WeakMap<Database['$client'], Known>();
const sumGoodForMs = 1_000;
/**
 * Share of the total limits below which a sum up to one second old is good enough: one second of use never reaches the
 * limits from there.
 */
const farBelow = 0.5;

function knownOf({ $client }: Database): Known {
  const known = byDatabase.get($client) ?? { sum: undefined, opening: { tokens: 0, money: 0 } };
  byDatabase.set($client, known);
  return known;
}

/**
 * Whether a call can be opened without summing again what everyone used. Calls that are being opened count too;
 * otherwise a thousand simultaneous calls would all pass on the old sum.
 */
export function isFarFromLimits(db: Database, today: string, budget: ModelBudget): boolean {
  const { sum, opening } = knownOf(db);
  if (sum?.day !== today || performance.now() - sum.at > sumGoodForMs) return false;
  return (
    sum.tokens + opening.tokens < farBelow * budget.tokensTotal &&
    sum.money + opening.money < farBelow * budget.moneyTotal
  );
}

/**
 * Counts a call that is being opened.
 * @returns a function that stops counting it
 */
export function noteOpening(db: Database, { tokens, money }: Amount): () => void {
  const { opening } = knownOf(db);
  opening.tokens += tokens;
  opening.money += money;
  return () => {
    opening.tokens -= tokens;
    opening.money -= money;
  };
}

/**
 * Adds an opened call to the sum.
 * @param read what everyone had used, if it was summed for this call
 */
export function noteOpened(db: Database, day: string, { tokens, money }: Amount, read: Amount | undefined): void {
  const known = knownOf(db);
  const before = read ? { day, at: performance.now(), ...read } : known.sum;
  if (before) known.sum = { ...before, tokens: before.tokens + tokens, money: before.money + money };
}
