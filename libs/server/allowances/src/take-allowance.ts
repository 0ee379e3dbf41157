import { type Allowance, ApiFailure } from '@greenroom/contracts';
import type { Database, Queryable } from '@greenroom/database';
import { addressKey } from '@greenroom/rate-limit';
import { holds, type Person } from '@greenroom/access';
import { findUsed, takeUse, allowancePeriod, fullAllowance } from './allowances.repository.ts';
import { allowanceOf, type AllowanceSettings, monthAfter, monthOf } from './domain/share.ts';

/** Whose allowance it is, and the address of the request, or its key if only that was kept. */
export type AllowanceOwner = Pick<Person, 'ownerId' | 'subscription'> & ({ address: string } | { addressKey: string });

export interface Allowances {
  /** Returns the allowance and its use; null if nothing is counted. */
  read(owner: AllowanceOwner): Promise<Allowance | null>;
  /**
   * Takes a message, or seconds of a call, in the transaction that stores what they are used for: if it is rolled back,
   * nothing was used. Of seconds, takes at most what is left, so request short stretches in advance and let the call
   * continue no longer than the last `voiceSecondsLeft`.
   * @returns what is left; null if nothing is counted
   * @throws ApiFailure `plan_required` if the taste or the day's tastes of the address are used up; `rate_limited` if a
   *   plan's fair use of the month is used up. The transaction must then be rolled back
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
      most: settings.tastesPerAddress * fullAllowance,
    };
    return {
      kind: 'taste' as const,
      share: settings.taste,
      use: { ownerId, period: allowancePeriod },
      address: ofAddress,
    };
  };

  return {
    async read(owner) {
      if (plans === 'off') return null;
      const at = now();
      const { kind, share, use, address } = kindOf(owner, at);
      const { used, fromAddress } = await findUsed(db, use, address);
      const allowance = allowanceOf(kind, share, used, at);
      const addressIsDone =
        address !== undefined && fromAddress + Math.floor(fullAllowance / Math.max(1, share.messages)) > address.most;
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
