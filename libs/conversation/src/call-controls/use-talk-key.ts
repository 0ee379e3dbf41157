import { useEffect, useEffectEvent } from 'react';

/** Maps the space bar to push-to-talk, except in text fields and selects. */
export function useTalkKey(on: boolean, setKey: (down: boolean) => void): void {
  const set = useEffectEvent(setKey);
  useEffect(() => {
    if (!on) return;
    const isOurs = ({ key, target }: KeyboardEvent) =>
      key === ' ' && !(target instanceof HTMLElement && target.closest('input, textarea, select, summary'));
    const down = (event: KeyboardEvent) => {
      if (!isOurs(event)) return;
      event.preventDefault();
      if (!event.repeat) set(true);
    };
    const up = (event: KeyboardEvent) => {
      if (event.key !== ' ') return;
      if (isOurs(event)) event.preventDefault();
      set(false);
    };
    const away = () => set(false);
    // In the capture phase, before a focused button treats the key as a click.
    document.addEventListener('keydown', down, true);
    document.addEventListener('keyup', up, true);
    window.addEventListener('blur', away);
    return () => {
      document.removeEventListener('keydown', down, true);
      document.removeEventListener('keyup', up, true);
      window.removeEventListener('blur', away);
    };
  }, [on]);
}
