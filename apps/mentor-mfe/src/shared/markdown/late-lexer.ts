import { useSyncExternalStore } from 'react';
import type { Lexer } from './blocks.tsx';
import { plainLexer } from './plain-lexer.ts';

let lexer: Lexer = plainLexer;
let asked = false;
const listeners = new Set<() => void>();

/**
 * Fetches Markdown's lexer, once. Until it is there texts are shown as paragraphs and quotes, which is what most of
 * them are; where it cannot be had it is asked for again when the connection is back.
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

/** The best lexer there is at this moment. */
export const currentLexer: () => Lexer = () => lexer;

/** The best lexer there is; what is drawn with it is drawn anew when a better one comes. */
export function useLexer(): Lexer {
  return useSyncExternalStore(subscribe, currentLexer);
}

function subscribe(tell: () => void): () => void {
  void fetchLexer();
  listeners.add(tell);
  return () => listeners.delete(tell);
}
