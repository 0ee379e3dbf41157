import { ApiFailure, sentences } from '@greenroom/contracts';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { OpenDatabase } from '@greenroom/database';
import { keyOf, type Trier } from './key-of.ts';

/**
 * Maximum attempts and the period in seconds. `pair` is one account from one address: it locks out a guesser without
 * affecting the account's owner elsewhere. `account` and `address` slow down guesses that are spread over many
 * addresses or accounts.
 */
const limits = {
  logIn: { pair: [10, 900], account: [100, 3_600], address: [200, 900] },
  /** Its response also reveals whether an address has an account. */
  signUp: { address: [100, 3_600], pair: [10, 3_600] },
  forgotPassword: { account: [5, 3_600], address: [30, 3_600] },
  /** The specification's endpoint, which reveals whether an address has an account. No page uses it. */
  checkEmail: { address: [20, 3_600] },
  mailedLink: { address: [30, 600] },
  sendConfirmation: { account: [5, 3_600], address: [30, 3_600] },
  password: { account: [10, 900] },
  social: { address: [100, 600] },
  /** The password is already known here, and the code has six digits: about 30 guesses a day are allowed. */
  factor: { pair: [5, 900], account: [30, 86_400] },
  desktopCode: { account: [30, 600] },
  token: { address: [600, 600] },
  coupon: { address: [60, 600] },
  checkout: { account: [60, 3_600] },
  /** How often the payment provider is asked about an open checkout. Beyond this, the stored state is returned. */
  checkoutSession: { account: [60, 60] },
  /** Cards, codes and addresses, each of which takes a request to the payment provider. */
  billing: { account: [60, 600] },
  /** Claims of subscriptions bought in the app. */
  applePlan: { account: [20, 3_600], address: [60, 3_600] },
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
  /** Returns an attempt that succeeded, so that it does not count. */
  giveBack(tried: Tried, trier: Trier): Promise<void>;
}

/**
 * Creates a rate limiter that counts in the database, so that limits survive restarts and hold across all instances.
 */
export function createRateLimiter({ pool }: Pick<OpenDatabase, 'pool'>): RateLimiter {
  // PGlite is one session that all connections share in turn, so another connection may have used a statement's name.
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
