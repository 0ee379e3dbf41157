import { callBounds } from '@greenroom/contracts';

/** The user's volume for coaches, kept in this browser. */
export interface KeptVolume {
  /** From 0 to 1; one half when nothing is kept (specification, section 9). */
  find(): number;
  keep(volume: number): void;
}

const key = 'call-volume';

/** @param storage undefined when the browser blocks storage for this page */
export function keptVolume(storage: Storage | undefined): KeptVolume {
  return {
    find() {
      const kept = Number.parseFloat(storage?.getItem(key) ?? '');
      return kept >= 0 && kept <= 1 ? kept : callBounds.defaultVolume;
    },
    keep: (volume) => storage?.setItem(key, String(volume)),
  };
}
