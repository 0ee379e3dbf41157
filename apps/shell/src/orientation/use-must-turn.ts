import { useEffect, useState } from 'react';
import { mustTurn } from './must-turn.ts';

const resizeDebounceMs = 250;

/** Asked again 250 ms after the last resize, and at once when the device turns (specification, section 2). */
export function useMustTurn(): boolean {
  const [turn, setTurn] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => setTurn(mustTurn({ width: window.innerWidth, height: window.innerHeight }));
    const askSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(ask, resizeDebounceMs);
    };
    const orientation = window.screen?.orientation;
    ask();
    window.addEventListener('resize', askSoon);
    orientation?.addEventListener('change', ask);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', askSoon);
      orientation?.removeEventListener('change', ask);
    };
  }, []);

  return turn;
}
