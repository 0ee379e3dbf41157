import type { CallWriter } from './call-writer.ts';
import type { CallPayer, VoiceAllowance } from './call-partner.ts';

/** How often talking time is deducted, in ms. */
const takeEveryMs = 5_000;

/** Deducts the talking time of one call from the allowance. */
export interface TalkedMinutes {
  /** @param talkedMs the total; nothing happens where little was added since the last deduction */
  take(talkedMs: number): void;
  /** Deducts everything to the last whole second. */
  takeAll(talkedMs: number): void;
}

/**
 * @param alreadyMs deducted by earlier instances
 * @param onLeft receives the total that may be talked, in ms, since the allowance may be used elsewhere too
 */
export function talkedMinutes(
  { writer, allowance, payer }: { writer: CallWriter; allowance: VoiceAllowance; payer: CallPayer },
  alreadyMs: number,
  onLeft: (inAllMs: number) => void,
): TalkedMinutes {
  let takenMs = alreadyMs;
  const takeAll = (talkedMs: number) => {
    // Allowances count whole seconds.
    const seconds = Math.floor((talkedMs - takenMs) / 1_000);
    if (seconds <= 0) return;
    takenMs += seconds * 1_000;
    writer.keep(async () => async (tx, ownerId) => {
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
