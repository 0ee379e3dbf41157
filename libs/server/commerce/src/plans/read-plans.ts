import { commerceFigures, effectiveCountry, type Plans, planTiers } from '@greenroom/contracts';
import { PaymentsError, type ProviderCoupon, type ProviderPrice } from '@greenroom/ports/payments';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { leavingCode } from '../domain/leaving-code.ts';
import { choosePrices, currencyOf, lookupKeys } from '../domain/lookup-keys.ts';
import { pricedTier } from '../domain/priced-tier.ts';
import { cached, forget, stored } from './cached.ts';

type Reading = Pick<CommerceDependencies, 'db' | 'payments' | 'log' | 'now'>;

const keptMs = commerceFigures.plansCacheHours * 3_600_000;
/** In ms. Short, since a code can be created or used up at any time. */
const codeKeptMs = 60_000;
/** Maximum codes looked up for one page. */
const mostCodes = 4;
const codeShape = /^[\w-]{1,60}$/;

interface Wish {
  country: string;
  codes: readonly string[];
  /** 0 if no trial is requested or available. */
  trialDays: number;
}

/**
 * Returns the plans of a country. Returns none, and logs an error, if the provider has no prices; prices are never
 * invented.
 */
export async function readPlans(deps: Reading, { country, codes, trialDays }: Wish): Promise<Plans> {
  const place = effectiveCountry(country);
  const [prices, coupons] = await Promise.all([
    readPrices(deps, place),
    Promise.all(codes.slice(0, mostCodes).map((code) => readCoupon(deps, code))),
  ]).catch((error: unknown) => {
    deps.log.error({ err: error, country: place }, 'Plans cannot be had');
    return [[], []] as const;
  });
  const known = coupons.filter((coupon) => typeof coupon === 'object');
  return plansOf({ prices, place, coupons: known, trialDays });
}

/**
 * Returns a country's plans without asking the payment provider, for a page that must not wait for it; undefined if
 * nothing is stored yet, in which case the provider is asked in the background.
 */
export async function readStoredPlans(
  deps: Reading,
  { country, trialDays }: Omit<Wish, 'codes'>,
): Promise<Plans | undefined> {
  const place = effectiveCountry(country);
  const known = await stored<{ prices: ProviderPrice[] }>(deps.db, pricesKey(place));
  if (known) return plansOf({ prices: known.prices, place, coupons: [], trialDays });
  void readPlans(deps, { country, codes: [], trialDays: 0 });
  return undefined;
}

interface PlansOf {
  prices: readonly ProviderPrice[];
  place: string;
  coupons: readonly ProviderCoupon[];
  trialDays: number;
}

function plansOf({ prices, place, coupons, trialDays }: PlansOf): Plans {
  const tiers = choosePrices(prices, place).map(({ tier, price }) => pricedTier(tier, price, { coupons, trialDays }));
  const has = (id: (typeof planTiers)[number]) => tiers.some((tier) => tier.id === id);
  return {
    currency: tiers[0]?.price.currency ?? currencyOf(place),
    country: place,
    tiers,
    onlyAnnualTier: has('annual') && !has('monthly'),
    lowestTier: tiers[0]?.id ?? null,
    taxIncluded: prices.find(({ id }) => id === tiers[0]?.stripeResourceId)?.taxIncluded ?? false,
  };
}

/** Returns the prices that can apply in a country, at most six hours old. */
export async function readPrices({ db, payments, now }: Reading, country: string): Promise<readonly ProviderPrice[]> {
  const keys = planTiers.flatMap((tier) => lookupKeys(tier, country));
  const ask = async () => {
    const prices = await payments.findPrices(keys);
    // An empty result is not cached: the catalogue may be about to be created.
    if (prices.length === 0) throw new PaymentsError('not-found', 'The payment provider has none of the prices');
    return { prices };
  };
  return (await cached(db, pricesKey(country), ask, { now, keptMs })).prices;
}

/**
 * Finds a coupon by the code a person typed.
 * @returns `used-up` for a code that has reached its redemption limit
 */
export async function readCoupon(
  deps: Pick<Reading, 'db' | 'payments' | 'now'>,
  typed: string,
): Promise<ProviderCoupon | 'used-up' | undefined> {
  const code = codeOf(typed);
  if (!codeShape.test(code) || code === leavingCode) return undefined;
  return askForCoupon(deps, code);
}

/** Returns the coupon offered before a cancellation. */
export const readLeavingCoupon = (deps: Pick<Reading, 'db' | 'payments' | 'now'>) => askForCoupon(deps, leavingCode);

async function askForCoupon({ db, payments, now }: Pick<Reading, 'db' | 'payments' | 'now'>, code: string) {
  const ask = async () => ({ coupon: (await payments.findCoupon(code)) ?? null });
  return (await cached(db, couponKey(code), ask, { now, keptMs: codeKeptMs })).coupon ?? undefined;
}

/** Deletes the stored answer about a code that the provider has just refused. */
export async function forgetCoupon({ db }: Pick<Reading, 'db'>, typed: string): Promise<void> {
  await forget(db, couponKey(codeOf(typed)));
}

const pricesKey = (country: string) => `prices:${country}`;
const codeOf = (typed: string) => typed.trim().toUpperCase();
const couponKey = (code: string) => `coupon:${code}`;
