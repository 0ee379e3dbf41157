import { effectWithinMs } from './presses.ts';

/** Events that can be the effect of a click without changing an element. */
const effects = [
  'focusin',
  'scroll',
  'play',
  'pause',
  'input',
  'change',
  'submit',
  'toggle',
  'selectionchange',
  'fullscreenchange',
];

const control = 'button, a[href], summary, [role="button"], [role="tab"], [role="menuitem"], [role="option"]';
/** Elements whose click has no expected effect, or an effect outside the page. */
const excepted =
  ':disabled, [aria-disabled="true"], [aria-current], [download], [target="_blank"], [href^="mailto:"], [href^="tel:"]';
/** Elements in which the user types or chooses. */
const field = 'input, textarea, select, label, [contenteditable]';

interface PressListener {
  press(target: object, isControl: boolean): void;
  answered(): void;
  /** The time limit for an effect of the last click has passed. */
  settle(): void;
}

/** Reports clicks in the page, and whatever the page does within three seconds of one. */
export function hearPresses({ press, answered, settle }: PressListener): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
    changes.disconnect();
  };
  const answer = () => {
    if (timer === undefined) return;
    stop();
    answered();
  };
  const changes = new MutationObserver(answer);
  // On the window in the capture phase, so that all effects come after it.
  window.addEventListener(
    'click',
    ({ target, isTrusted }) => {
      if (!isTrusted || !(target instanceof Element)) return;
      const pressed = target.closest(control);
      if (pressed?.matches(excepted) || (!pressed && target.closest(field))) return;
      press(pressed ?? target, pressed !== null);
      clearTimeout(timer);
      timer = setTimeout(() => {
        stop();
        settle();
      }, effectWithinMs);
      changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    },
    { capture: true },
  );
  for (const effect of effects) window.addEventListener(effect, answer, { capture: true, passive: true });
  window.addEventListener('blur', answer);
}
