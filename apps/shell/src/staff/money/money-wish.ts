import { type DisputeState, type ListedSubscriptionState, pathTo } from '@greenroom/contracts';
import { isKnownDisputeState, isKnownSubscriptionState } from '../known-names.ts';

/** What the page shows, as in its address. */
export interface MoneyWish {
  /** `2026-11`; nothing for the current month. */
  month?: string | undefined;
  state?: ListedSubscriptionState | undefined;
  /** The beginning of an address, an account's id or number. */
  find?: string | undefined;
  disputes?: DisputeState | undefined;
  /** Whose disputes: the beginning of an address, an account's id or number. */
  payer?: string | undefined;
}

/** Positions in the page's lists. */
interface Cursors {
  cursor?: string | undefined;
  failed?: string | undefined;
  disputed?: string | undefined;
}

/** Returns the address of the page with this month and these subscriptions; `cursors` lead to the next page of a list. */
export const moneyAddress = (wish: MoneyWish, cursors: Cursors = {}) =>
  pathTo('staffMoney', undefined, { ...wish, ...cursors });

/** Reads the page's address. Unknown months and states are ignored. */
export function readMoneyWish(search: URLSearchParams): MoneyWish {
  const month = search.get('month') ?? '';
  const state = search.get('state') ?? '';
  const disputes = search.get('disputes') ?? '';
  return {
    month: /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : undefined,
    state: isKnownSubscriptionState(state) ? state : undefined,
    find: search.get('find') ?? undefined,
    disputes: isKnownDisputeState(disputes) ? disputes : undefined,
    payer: search.get('payer') ?? undefined,
  };
}
