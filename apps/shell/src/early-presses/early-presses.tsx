import styled from '@emotion/styled';
import { useEffect, type MouseEvent, type ReactNode } from 'react';

/** How soon it is looked again whether a button has been taken over. */
const lookMs = 50;
/** React hears it of what it has taken over, and nothing on the page acts on it. */
const question = 'auxclick';

const NoBox = styled.div`
  display: contents;
`;

/**
 * Around the whole page: presses of buttons that the server wrote and that nothing listened for yet are done once they
 * are taken over. `note-early-presses.ts` knows of them; whatever comes through here was heard.
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
    // Once React is through with the question.
    setTimeout(() => button.click());
}

/** @returns ends it */
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
  // React stops presses of what it has not taken over; those of what it has are forgotten a moment later.
  const lookSoon = () => void setTimeout(look);
  document.addEventListener('click', lookSoon, true);
  return () => {
    clearTimeout(looking);
    document.removeEventListener('click', lookSoon, true);
  };
}
