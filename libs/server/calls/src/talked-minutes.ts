import type { CallKeeper } from './call-keeper.ts';
import type { CallPayer, VoiceAllowance } from './call-partner.ts';

/** How often what was talked is taken from the free minutes. In ms. */
const takeEveryMs = 5_000;

/** Takes what is talked in one call from the free minutes. */
export interface TalkedMinutes {
  /** @param talkedMs in all; nothing happens where it is little more than was taken */
  take(talkedMs: number): void;
  /** To the last second. */
  takeAll(talkedMs: number): void;
}

/**
 * @param alreadyMs was taken by earlier instances
 * @param onLeft something else may have drawn on them: what may be talked in all, in ms
 */
export function talkedMinutes(
  { keeper, allowance, payer }: { keeper: CallKeeper; allowance: VoiceAllowance; payer: CallPayer },
  alreadyMs: number,
  onLeft: (inAllMs: number) => void,
): TalkedMinutes {
  let takenMs = alreadyMs;
  const takeAll = (talkedMs: number) => {
    // By whole seconds, as allowances count.
    const seconds = Math.floor((talkedMs - takenMs) / 1_000);
    if (seconds <= 0) return;
    takenMs += seconds * 1_000;
    keeper.keep(async () => async (tx, ownerId) => {
      const left = await allowance.take(tx, { ownerId, payer }, seconds * 1_000);
      if (left !== null) onLeft(takenMs + left);
    });
  };
  return {
    take(talkedMs) {
      if (talkedMs - takenMs >= takeEveryMs) takeAll(talkedMs);
    },
    takeAll,
  };
}
