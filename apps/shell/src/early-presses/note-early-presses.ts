declare global {
  interface Window {
    /** Buttons the server wrote that were pressed and have not heard of it. */
    earlyPresses?: Set<HTMLButtonElement>;
  }
}

/**
 * A script for the end of a written page: notes which of its buttons are pressed. What is drawn later hears presses
 * itself, and what sends a form is no matter of this.
 */
export const noteEarlyPresses = `(() => {
  const written = new WeakSet(document.querySelectorAll('#root button[type="button"]'));
  const pressed = (window.earlyPresses = new Set());
  document.addEventListener('click', ({ target, isTrusted }) => {
    const button = target.closest?.('button');
    if (isTrusted && written.has(button)) pressed.add(button);
  }, true);
})()`;
