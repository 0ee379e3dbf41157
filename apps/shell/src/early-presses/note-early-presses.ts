declare global {
  interface Window {
    /** Server-rendered buttons that were clicked before hydration. */
    earlyPresses?: Set<HTMLButtonElement>;
  }
}

/**
 * A script at the end of a server-rendered page that records clicks on its buttons. Elements rendered later handle
 * their own clicks, and submit buttons are not included.
 */
export const noteEarlyPresses = `(() => {
  const written = new WeakSet(document.querySelectorAll('#root button[type="button"]'));
  const pressed = (window.earlyPresses = new Set());
  document.addEventListener('click', ({ target, isTrusted }) => {
    const button = target.closest?.('button');
    if (isTrusted && written.has(button)) pressed.add(button);
  }, true);
})()`;
