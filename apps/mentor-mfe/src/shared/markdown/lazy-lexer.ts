import { useSyncExternalStore } from 'react';
import type { Lexer } from './blocks.tsx';
import { plainLexer } from './plain-lexer.ts';

let lexer: Lexer = plainLexer;
let asked = false;
const listeners = new Set<() => void>();

/**
 * Loads the Markdown lexer once. Until then, texts are shown as paragraphs and quotes, which most of them are; if
 * loading fails, it is retried when the connection is back.
 */
export async function fetchLexer(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    ({ lexer } = await import('marked'));
    for (const tell of listeners) tell();
  } catch {
    asked = false;
    window.addEventListener('online', () => void fetchLexer(), { once: true });
  }
}

/** Returns the best lexer loaded so far. */
export const currentLexer: () => Lexer = () => lexer;

/** Returns the best lexer loaded so far, and renders again when a better one arrives. */
export function useLexer(): Lexer {
  return useSyncExternalStore(subscribe, currentLexer);
}

function subscribe(tell: () => void): () => void {
  void fetchLexer();
  listeners.add(tell);
  return () => listeners.delete(tell);
}
