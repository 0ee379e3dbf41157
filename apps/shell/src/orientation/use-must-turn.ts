import { useEffect, useState } from 'react';
import { handheld, mustTurn } from './must-turn.ts';

const resizeDebounceMs = 250;

export interface Turning {
  mustTurn: boolean;
  /** Counts how often the device was turned to landscape, so that each time can be dismissed separately. */
  time: number;
}

/**
 * Returns whether to ask for the device to be turned. Checked again 250 ms after the last resize, and at once when the
 * device turns (specification, section 2).
 */
export function useMustTurn(): Turning {
  const [turning, setTurning] = useState<Turning>({ mustTurn: false, time: 0 });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      const now =
        window.matchMedia(handheld).matches && mustTurn({ width: window.innerWidth, height: window.innerHeight });
      setTurning((last) => (last.mustTurn === now ? last : { mustTurn: now, time: last.time + (now ? 1 : 0) }));
    };
    const askSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(ask, resizeDebounceMs);
    };
    const { orientation } = window.screen;
    ask();
    window.addEventListener('resize', askSoon);
    orientation.addEventListener('change', ask);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', askSoon);
      orientation.removeEventListener('change', ask);
    };
  }, []);

  return turning;
}
