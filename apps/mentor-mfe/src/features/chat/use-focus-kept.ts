import { useLayoutEffect, useRef, type RefObject } from 'react';

interface FocusKept {
  ref: RefObject<HTMLDivElement | null>;
  onFocus(): void;
  onBlur(): void;
}

/**
 * Keeps the focus with an element when the control in it that had it goes: it then falls to the element itself, and
 * not to the beginning of the page. React tells of no blur while it takes elements away, so what is left is a loss.
 */
export function useFocusKept(): FocusKept {
  const ref = useRef<HTMLDivElement>(null);
  const within = useRef(false);
  useLayoutEffect(() => {
    if (within.current && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  });
  return {
    ref,
    onFocus: () => {
      within.current = true;
    },
    onBlur: () => {
      within.current = false;
    },
  };
}
