import { callBounds } from '@greenroom/contracts';

/** How loud a person likes the coaches, kept in this browser. */
export interface KeptVolume {
  /** From 0 to 1; a half where nothing is kept (specification, section 9). */
  find(): number;
  keep(volume: number): void;
}

const key = 'call-volume';

/** @param storage absent where the browser keeps nothing for this page */
export function keptVolume(storage: Storage | undefined): KeptVolume {
  return {
    find() {
      const kept = Number.parseFloat(storage?.getItem(key) ?? '');
      return kept >= 0 && kept <= 1 ? kept : callBounds.defaultVolume;
    },
    keep: (volume) => storage?.setItem(key, String(volume)),
  };
}
