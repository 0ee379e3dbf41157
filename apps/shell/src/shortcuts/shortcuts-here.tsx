import { useEffect, useState, type ReactNode } from 'react';
import { late } from '../late/index.ts';

const ShortcutSheet = late(async () => (await import('../search/overlays.ts')).ShortcutSheet, {
  waiting: null,
  failed: () => null,
});

/** Where a question mark is a letter: it is written there. */
const whereOneWrites = 'input, textarea, select, [contenteditable]';

/** The sheet of keyboard shortcuts over any page, once `?` is pressed where nothing is written and nothing lies on top. */
export function ShortcutsHere(): ReactNode {
  const [shown, show] = useState(false);
  useEffect(() => {
    const listen = ({ key, target, ctrlKey, metaKey }: KeyboardEvent) => {
      const isWriting = target instanceof HTMLElement && target.closest(whereOneWrites) !== null;
      if (key !== '?' || ctrlKey || metaKey || isWriting) return;
      if (document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]')) return;
      show(true);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return shown ? <ShortcutSheet close={() => show(false)} /> : null;
}
