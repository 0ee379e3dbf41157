import { useCallback, useEffect, useRef } from 'react';

/**
 * Delays an action until the current press ends. An error shown on blur moves the content below it, and a button that
 * moves between press and release is not clicked.
 */
export function useAfterPress(): (act: () => void) => void {
  const pressed = useRef(false);

  useEffect(() => {
    const down = () => (pressed.current = true);
    const up = () => (pressed.current = false);
    document.addEventListener('pointerdown', down, true);
    document.addEventListener('pointerup', up, true);
    document.addEventListener('pointercancel', up, true);
    return () => {
      document.removeEventListener('pointerdown', down, true);
      document.removeEventListener('pointerup', up, true);
      document.removeEventListener('pointercancel', up, true);
    };
  }, []);

  return useCallback((act) => {
    const soon = () => setTimeout(act, 0);
    if (pressed.current) document.addEventListener('pointerup', soon, { once: true });
    else soon();
  }, []);
}
