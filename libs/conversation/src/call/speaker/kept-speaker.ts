/** Which loudspeaker a person wants to hear the coaches from, kept in this browser. */
export interface KeptSpeaker {
  /** The id of the device; empty for the one that the system uses. */
  find(): string;
  keep(deviceId: string): void;
}

const key = 'call-speaker';

/** @param storage absent where the browser keeps nothing for this page */
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
