/** The user's loudspeaker for coaches, kept in this browser. */
export interface KeptSpeaker {
  /** Returns the device id; empty for the system default. */
  find(): string;
  keep(deviceId: string): void;
}

const key = 'call-speaker';

/** @param storage undefined when the browser blocks storage for this page */
export function keptSpeaker(storage: Storage | undefined): KeptSpeaker {
  let chosen = storage?.getItem(key) ?? '';
  return {
    find: () => chosen,
    keep(deviceId) {
      chosen = deviceId;
      if (deviceId === '') storage?.removeItem(key);
      else storage?.setItem(key, deviceId);
    },
  };
}
