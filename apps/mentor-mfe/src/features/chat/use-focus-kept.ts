import { useLayoutEffect, useRef, type RefObject } from 'react';

interface FocusKept {
  ref: RefObject<HTMLDivElement | null>;
  onFocus(): void;
  onBlur(): void;
}

/**
 * Keeps the focus within an element when its focused control is removed: the element itself then gets the focus
 * instead of the document. React fires no blur when it removes elements, so a focus lost without a blur means a
 * removal.
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
