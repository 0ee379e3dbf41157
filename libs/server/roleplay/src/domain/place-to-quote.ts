import type { JudgedCheck } from '@greenroom/contracts';
import { hostileActs, type Language, readLine, speechActsIn } from '@greenroom/speech-analysis';
import { caredLines } from './cared-lines.ts';
import type { Play } from './play.ts';
import type { TranscriptLine } from './transcript-of.ts';

type Check = Play['category']['rubric'][number]['checks'][number];

/** Shorter sentences give nothing to build on: "Okay." */
const fewestWords = 3;
/** Reports whether a text insults, threatens or blames. */
export const isHurtful = (text: string, language: Language): boolean =>
  hostileActs.some((act) => speechActsIn(text, language).includes(act));

/**
 * Returns the person's own sentence where something that was missed belongs: the first or the last line where the
 * check looks there, else a line that no other criterion quotes. Hurtful lines come last.
 */
export function placeToQuote(
  missed: Check | undefined,
  lines: readonly TranscriptLine[],
  quoted: ReadonlySet<string>,
  language: Language,
): JudgedCheck['evidence'][number] | undefined {
  const cared = caredLines(lines);
  const own = lines.flatMap(({ author, status, text }, at) => {
    if (author !== 'person' || status !== 'said' || cared.has(at)) return [];
    const sentence = readLine(text).sentences.find(({ words }) => words.length >= fewestWords);
    if (!sentence) return [];
    const { from, to } = sentence;
    return [{ position: at + 1, from, to, quote: text.slice(from, to) }];
  });
  const [edge] = new Set(missed?.detect.map(({ where }) => where));
  const byPlace =
    edge === 'opening' ? own : edge === 'ending' ? own.toReversed() : own.slice(1).concat(own.slice(0, 1));
  const kind = byPlace.filter(({ quote }) => !isHurtful(quote, language));
  return kind.find(({ quote }) => !quoted.has(quote)) ?? kind[0] ?? byPlace[0];
}
