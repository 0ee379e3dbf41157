import { caredFor } from '@greenroom/safety';
import type { SaidLine } from './next-cue.ts';

/**
 * Which lines of a scene were answered with care, by their place. A scene has nothing beside an answer to ask with, so
 * a mere hint was answered as any other line.
 */
export function caredLines(lines: readonly Pick<SaidLine, 'author' | 'text'>[]): ReadonlySet<number> {
  const said = lines.map(({ author, text }) => ({ author: author === 'person' ? author : ('coach' as const), text }));
  return caredFor(said, 'instead');
}
