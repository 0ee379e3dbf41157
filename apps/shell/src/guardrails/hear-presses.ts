import { effectWithinMs } from './presses.ts';

/** What may follow a press and changes no element. */
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
/** From which nothing is expected, or something outside the page. */
const excepted =
  ':disabled, [aria-disabled="true"], [aria-current], [download], [target="_blank"], [href^="mailto:"], [href^="tel:"]';
/** Where pressing is a way to write or to choose. */
const field = 'input, textarea, select, label, [contenteditable]';

interface PressListener {
  press(target: object, isControl: boolean): void;
  answered(): void;
  /** The time for an effect of the last press is over. */
  settle(): void;
}

/** Tells of presses in the page, and of whatever the page does within three seconds of one. */
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
  // On the window and before anyone else, so that whatever follows comes after.
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
