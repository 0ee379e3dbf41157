import { useEffect, useState, type ReactNode } from 'react';
import { lazyPart } from '../lazy/index.ts';

const ShortcutSheet = lazyPart(async () => (await import('../search/overlays.ts')).ShortcutSheet, {
  waiting: null,
  failed: () => null,
});

/** Where a question mark is ordinary text. */
const whereOneWrites = 'input, textarea, select, [contenteditable]';

/** Opens the sheet of keyboard shortcuts when `?` is pressed outside of text fields and dialogs. */
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
