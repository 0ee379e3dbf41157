import { type Move, moves } from '../src/moves/moves.ts';
import type { Before } from '../src/moves/read-move.ts';
import { linesOf } from './lines-of.ts';

export interface MovePhrasing {
  move: Move;
  language: 'en' | 'de';
  before: Before;
  text: string;
}

/** Reads lines of move, language, what the coach's message before contained, and text. */
export function movePhrasings(part: 'training' | 'held-out'): MovePhrasing[] {
  return linesOf(new URL(`./${part}/moves.tsv`, import.meta.url)).map((line) => {
    const [name, language, before, text] = line.split('\t');
    const move = moves.find((one) => one === name);
    if (move === undefined || text === undefined) throw new Error(`No move and text: ${line}`);
    return {
      move,
      language: language === 'de' ? 'de' : 'en',
      before: { words: before === 'words', question: before === 'question' },
      text,
    };
  });
}
