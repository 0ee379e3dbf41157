import { ApiFailure, sentences } from '@greenroom/contracts';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { OpenDatabase } from '@greenroom/database';
import { keyOf, type Trier } from './key-of.ts';

/**
 * How many tries there are in how many seconds. `pair` is one account from one address: it is what locks a guesser out
 * and leaves the account's own person alone; `account` and `address` hold up those who spread their guesses.
 */
const limits = {
  logIn: { pair: [10, 900], account: [100, 3_600], address: [200, 900] },
  /** It tells as well whether an address has an account. */
  signUp: { address: [100, 3_600], pair: [10, 3_600] },
  forgotPassword: { account: [5, 3_600], address: [30, 3_600] },
  /** No page of ours asks; it is the specification's call, which tells whether an address has an account. */
  checkEmail: { address: [20, 3_600] },
  mailedLink: { address: [30, 600] },
  sendConfirmation: { account: [5, 3_600], address: [30, 3_600] },
  password: { account: [10, 900] },
  social: { address: [100, 600] },
  /** Somebody knows the password already: a code of six digits is to be guessed at some 30 times a day at the most. */
  factor: { pair: [5, 900], account: [30, 86_400] },
  desktopCode: { account: [30, 600] },
  token: { address: [600, 600] },
  coupon: { address: [60, 600] },
  checkout: { account: [60, 3_600] },
  /** How often the provider is asked about a checkout that is open. What is asked beyond is answered as stored. */
  checkoutSession: { account: [60, 60] },
  /** What of cards, codes and addresses the provider is asked for each. */
  billing: { account: [60, 600] },
  cancellation: { account: [5, 86_400], address: [20, 3_600] },
  waitlist: { account: [3, 86_400], address: [20, 3_600] },
} as const satisfies Record<
  string,
  Partial<Record<'pair' | 'account' | 'address', readonly [points: number, seconds: number]>>
>;

export type Tried = keyof typeof limits;

export interface RateLimiter {
  /** @throws ApiFailure `rate_limited`, with the seconds to wait */
  consume(tried: Tried, trier: Trier): Promise<void>;
  /** A try that succeeded does not count. */
  giveBack(tried: Tried, trier: Trier): Promise<void>;
}

/** Counts tries in the database, so that the counts hold after a restart and for all instances together. */
export function createRateLimiter({ pool }: Pick<OpenDatabase, 'pool'>): RateLimiter {
  // PGlite is one session for all connections one after the other, and a statement's name can be taken there already.
  const unnamed = { query: ({ text, values }: { text: string; values?: unknown[] }) => pool.query(text, values) };
  const counters = Object.entries(limits).flatMap(([tried, by]) =>
    (Object.entries(by) as [string, readonly [number, number]][]).map(([kind, [points, duration]]) => ({
      tried,
      kind,
      limiter: new RateLimiterPostgres({
        storeClient: unnamed,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: `${tried}.${kind}`,
        points,
        duration,
        blockDuration: duration,
      }),
    })),
  );
  const of = (tried: Tried, trier: Trier) =>
    counters.flatMap((counter) => {
      const key = keyOf(counter.kind, trier);
      return counter.tried === tried && key !== undefined ? [{ ...counter, key }] : [];
    });
  return {
    async consume(tried, trier) {
      for (const { limiter, key } of of(tried, trier)) {
        await limiter.consume(key).catch((refusal: unknown) => {
          if (!(refusal instanceof RateLimiterRes)) throw refusal;
          const retryAfterSeconds = Math.ceil(refusal.msBeforeNext / 1_000);
          throw new ApiFailure('rate_limited', sentences.tooManyTries, undefined, { retryAfterSeconds });
        });
      }
    },
    async giveBack(tried, trier) {
      await Promise.all(of(tried, trier).map(({ limiter, key }) => limiter.reward(key)));
    },
  };
}
