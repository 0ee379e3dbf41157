import styled from '@emotion/styled';
import { useEffect, type MouseEvent, type ReactNode } from 'react';

/** Interval for checking whether a button has been hydrated, in milliseconds. */
const lookMs = 50;
/** A probe event: React handles it on hydrated elements, and nothing on the page reacts to it. */
const question = 'auxclick';

const NoBox = styled.div`
  display: contents;
`;

/**
 * Wraps the page: clicks on server-rendered buttons before hydration are performed once they are hydrated.
 * `note-early-presses.ts` records them; events that bubble up to here have reached React.
 */
export function EarlyPresses({ children }: { children: ReactNode }): ReactNode {
  useEffect(doWhatWasPressed, []);
  return (
    <NoBox onClickCapture={forget} onAuxClickCapture={pressAgain}>
      {children}
    </NoBox>
  );
}

const buttonOf = ({ target }: MouseEvent) => (target as Element).closest('button');

function forget(event: MouseEvent): void {
  const button = buttonOf(event);
  if (button) window.earlyPresses?.delete(button);
}

function pressAgain(event: MouseEvent): void {
  const button = buttonOf(event);
  if (!event.nativeEvent.isTrusted && button && window.earlyPresses?.delete(button))
    // After React has finished handling the probe event.
    setTimeout(() => button.click());
}

/** Repeats recorded clicks after hydration. @returns a function that stops it */
function doWhatWasPressed(): () => void {
  const early = window.earlyPresses;
  if (!early) return () => {};
  let looking: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(looking);
    for (const button of early)
      if (button.isConnected) button.dispatchEvent(new MouseEvent(question, { bubbles: true }));
      else early.delete(button);
    if (early.size > 0) looking = setTimeout(look, lookMs);
  };
  look();
  // React stops clicks on parts that are not hydrated; clicks on hydrated parts are removed from the record a moment
  // later.
  const lookSoon = () => void setTimeout(look);
  document.addEventListener('click', lookSoon, true);
  return () => {
    clearTimeout(looking);
    document.removeEventListener('click', lookSoon, true);
  };
}
