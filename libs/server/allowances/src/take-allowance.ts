import { type Allowance, ApiFailure } from '@greenroom/contracts';
import type { Database, Queryable } from '@greenroom/database';
import { addressKey } from '@greenroom/rate-limit';
import { holds, type Person } from '@greenroom/access';
import { findUsed, takeUse, tastePeriod, wholeTaste } from './allowances.repository.ts';
import { allowanceOf, type AllowanceSettings, monthAfter, monthOf } from './domain/share.ts';

/** Whose allowance it is, and from which address they ask: the address, or its key where that alone was kept. */
export type AllowanceOwner = Pick<Person, 'ownerId' | 'subscription'> & ({ address: string } | { addressKey: string });

export interface Allowances {
  /** What somebody may use and did; nothing where nothing is counted. */
  read(owner: AllowanceOwner): Promise<Allowance | null>;
  /**
   * Takes a message, or seconds on the line, in the transaction that keeps what they are used for: given up, nothing was
   * used. Of seconds as many are taken as are left, so ask for short stretches ahead, and let the talk go on for no
   * longer than `voiceSecondsLeft` said before.
   * @returns what is left; nothing where nothing is counted
   * @throws ApiFailure `plan_required` where the taste is used up, or the address had its tastes for the day;
   *   `rate_limited` where a plan's fair use is used up for the month. The transaction must be given up then
   */
  take(
    tx: Queryable,
    owner: AllowanceOwner,
    wish: { messages: number } | { voiceSeconds: number },
  ): Promise<Allowance | null>;
}

interface AllowancesDependencies {
  db: Database;
  /** `off`: nothing is counted. */
  plans: 'off' | 'on';
  settings: AllowanceSettings;
  now?: () => Date;
}

export function createAllowances({ db, plans, settings, now = () => new Date() }: AllowancesDependencies): Allowances {
  const kindOf = (owner: AllowanceOwner, at: Date) => {
    const { subscription, ownerId } = owner;
    if (holds(subscription, at))
      return {
        kind: 'fair-use' as const,
        share: settings.fairUse,
        use: { ownerId, period: monthOf(at) },
        address: undefined,
      };
    const ofAddress = {
      key: 'addressKey' in owner ? owner.addressKey : addressKey(owner.address),
      day: at.toISOString().slice(0, 10),
      most: settings.tastesPerAddress * wholeTaste,
    };
    return { kind: 'taste' as const, share: settings.taste, use: { ownerId, period: tastePeriod }, address: ofAddress };
  };

  return {
    async read(owner) {
      if (plans === 'off') return null;
      const at = now();
      const { kind, share, use, address } = kindOf(owner, at);
      const { used, fromAddress } = await findUsed(db, use, address);
      const allowance = allowanceOf(kind, share, used, at);
      const addressIsDone =
        address !== undefined && fromAddress + Math.floor(wholeTaste / Math.max(1, share.messages)) > address.most;
      return addressIsDone ? { ...allowance, messagesLeft: 0, voiceSecondsLeft: 0 } : allowance;
    },

    async take(tx, owner, wish) {
      if (plans === 'off') return null;
      const at = now();
      const { kind, share, use, address } = kindOf(owner, at);
      const used = await takeUse(tx, use, { messages: 0, voiceSeconds: 0, ...wish }, share, address);
      if (used) return allowanceOf(kind, share, used, at);
      if (kind === 'taste') throw new ApiFailure('plan_required', 'The taste is used up; more comes with a plan');
      const retryAfterSeconds = Math.ceil((monthAfter(at).getTime() - at.getTime()) / 1_000);
      throw new ApiFailure('rate_limited', 'This month’s share of the plan is used up', undefined, {
        retryAfterSeconds,
      });
    },
  };
}
