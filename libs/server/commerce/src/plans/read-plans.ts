import { commerceFigures, effectiveCountry, type Plans, planTiers } from '@greenroom/contracts';
import { PaymentsError, type ProviderCoupon, type ProviderPrice } from '@greenroom/ports/payments';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { leavingCode } from '../domain/leaving-code.ts';
import { choosePrices, currencyOf, lookupKeys } from '../domain/lookup-keys.ts';
import { pricedTier } from '../domain/priced-tier.ts';
import { cached, forget, stored } from './cached.ts';

type Reading = Pick<CommerceDependencies, 'db' | 'payments' | 'log' | 'now'>;

const keptMs = commerceFigures.plansCacheHours * 3_600_000;
/** In ms. A code may be made, or used up, at any moment. */
const codeKeptMs = 60_000;
/** Codes that are looked up for one page. */
const mostCodes = 4;
const codeShape = /^[\w-]{1,60}$/;

interface Wish {
  country: string;
  codes: readonly string[];
  /** 0 where no trial is asked for, or to be had. */
  trialDays: number;
}

/** The plans of a country. None where they cannot be had: that is logged, and no price is made up. */
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
 * The plans of a country without asking the payment provider, for a page that must not wait for it; undefined where
 * the provider was not asked yet, which then happens in the background.
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

/** The prices that may be asked for in a country, at most six hours old. */
export async function readPrices({ db, payments, now }: Reading, country: string): Promise<readonly ProviderPrice[]> {
  const keys = planTiers.flatMap((tier) => lookupKeys(tier, country));
  const ask = async () => {
    const prices = await payments.findPrices(keys);
    // Nothing is not kept for six hours: the catalogue may be about to be made.
    if (prices.length === 0) throw new PaymentsError('not-found', 'The payment provider has none of the prices');
    return { prices };
  };
  return (await cached(db, pricesKey(country), ask, { now, keptMs })).prices;
}

/**
 * A coupon by its code, as people type it.
 * @returns `used-up` for a code that was redeemed as often as it may be
 */
export async function readCoupon(
  deps: Pick<Reading, 'db' | 'payments' | 'now'>,
  typed: string,
): Promise<ProviderCoupon | 'used-up' | undefined> {
  const code = codeOf(typed);
  if (!codeShape.test(code) || code === leavingCode) return undefined;
  return askForCoupon(deps, code);
}

/** The coupon that is offered to somebody who is about to cancel. */
export const readLeavingCoupon = (deps: Pick<Reading, 'db' | 'payments' | 'now'>) => askForCoupon(deps, leavingCode);

async function askForCoupon({ db, payments, now }: Pick<Reading, 'db' | 'payments' | 'now'>, code: string) {
  const ask = async () => ({ coupon: (await payments.findCoupon(code)) ?? null });
  return (await cached(db, couponKey(code), ask, { now, keptMs: codeKeptMs })).coupon ?? undefined;
}

/** For a code that the provider does not take any more, whatever it said of it before. */
export async function forgetCoupon({ db }: Pick<Reading, 'db'>, typed: string): Promise<void> {
  await forget(db, couponKey(codeOf(typed)));
}

const pricesKey = (country: string) => `prices:${country}`;
const codeOf = (typed: string) => typed.trim().toUpperCase();
const couponKey = (code: string) => `coupon:${code}`;
