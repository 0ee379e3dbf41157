import { caredFor } from '@greenroom/safety';
import type { SaidLine } from './said-line.ts';

/**
 * Returns the indices of the lines that were answered with care. A scene cannot show a question beside an answer, so a
 * mere hint of danger was answered like any other line.
 */
export function caredLines(lines: readonly Pick<SaidLine, 'author' | 'text'>[]): ReadonlySet<number> {
  const said = lines.map(({ author, text }) => ({ author: author === 'person' ? author : ('coach' as const), text }));
  return caredFor(said, 'instead');
}
