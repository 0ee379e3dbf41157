/**
 * Positions where the user stopped listening, in this browser. Only one account's: a different account finds none.
 */
export interface KeptPlaces {
  find(uuid: string): KeptPlace | undefined;
  /** Undefined removes the position. */
  keep(uuid: string, place: KeptPlace | undefined): void;
  /** 1 by default. */
  speed(): number;
  keepSpeed(speed: number): void;
}

/** A position by the part's key: an item that was changed meanwhile starts over. */
export interface KeptPlace {
  key: string;
  seconds: number;
}

interface Kept {
  owner: string;
  speed: number;
  /** Oldest first. */
  places: [uuid: string, key: string, seconds: number][];
}

const name = 'listening';
const most = 20;
export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** @param storage undefined when the browser blocks storage for this page */
export function keptPlaces(storage: Storage | undefined, owner: string): KeptPlaces {
  const read = (): Kept => {
    const nothing: Kept = { owner, speed: 1, places: [] };
    try {
      const kept = JSON.parse(storage?.getItem(name) ?? 'null') as Kept | null;
      return kept?.owner === owner && Array.isArray(kept.places) ? kept : nothing;
    } catch {
      return nothing;
    }
  };
  const write = (kept: Kept) => {
    try {
      storage?.setItem(name, JSON.stringify(kept));
    } catch {
      // Storage is full: the item starts over next time.
    }
  };
  return {
    find(uuid) {
      const [, key, seconds] = read().places.find(([of]) => of === uuid) ?? [];
      return key !== undefined && typeof seconds === 'number' ? { key, seconds } : undefined;
    },
    keep(uuid, place) {
      const kept = read();
      const others = kept.places.filter(([of]) => of !== uuid);
      const mine: Kept['places'] = place ? [[uuid, place.key, place.seconds]] : [];
      write({ ...kept, places: [...others, ...mine].slice(-most) });
    },
    speed() {
      const { speed } = read();
      return speeds.find((one) => one === speed) ?? 1;
    },
    keepSpeed: (speed) => write({ ...read(), speed }),
  };
}
