import { type Language, languageOf, type Transcript, type Turn } from '@greenroom/speech-analysis';
import { caredLines } from './cared-lines.ts';
import type { LineDelivery } from './line-delivery.ts';

export interface TranscriptLine {
  author: 'person' | 'partner';
  text: string;
  status: 'said' | 'removed';
  atMs: number;
  endedMs: number | null;
  cutOff: boolean;
  delivery?: LineDelivery | null;
}

/**
 * Returns the lines as a transcript to measure and judge: one turn a line, so that indices agree. The text of lines
 * that were answered with care is left out, so it is neither judged nor quoted.
 * @param usual the scene’s language, for lines that do not tell theirs
 */
export function transcriptOf(lines: readonly TranscriptLine[], usual?: Language): Transcript {
  const cared = caredLines(lines);
  return {
    language: languageSpoken(lines, usual),
    turns: lines.map(({ author, text, atMs, endedMs, cutOff, delivery }, at): Turn => ({
      speaker: author === 'person' ? 'you' : 'partner',
      text: cared.has(at) || cared.has(at - 1) ? '' : text,
      ...(endedMs !== null && { beganMs: atMs, endedMs }),
      ...(cutOff && { cutOff }),
      ...(delivery && { ...(delivery.words && { words: delivery.words }), pitchWindows: delivery.pitch }),
      ...(delivery && delivery.voiced.length > 0 && { voiced: delivery.voiced }),
    })),
  };
}

/** Returns the language of the person's lines in a scene; the scene's own where they do not tell. */
export const languageSpoken = (lines: readonly Pick<TranscriptLine, 'author' | 'text'>[], usual?: Language): Language =>
  languageOf(lines.flatMap(({ author, text }) => (author === 'person' ? text : [])).join('\n'), usual);
