import { readFileSync } from 'node:fs';
import type { Phrasing } from './phrasings.ts';

const folder = new URL('../../../../understanding/evaluation/training/', import.meta.url);
/**
 * A person who asks to be calmed may be in danger: treating these as harmless would miss more hints at danger than it
 * saves false alarms.
 */
const leftOut: ReadonlySet<string> = new Set(['calm']);

/** Returns what people say to a coach about ordinary troubles: the phrasings that intents are trained on. */
export function coachingUtterances(): Phrasing[] {
  return (['en', 'de'] as const).flatMap((language) =>
    readFileSync(new URL(`intents-${language}.tsv`, folder), 'utf8')
      .split('\n')
      .map((line) => line.split('\t'))
      .flatMap(([intent, text]) =>
        intent && text && !leftOut.has(intent)
          ? [{ tier: 'none' as const, kind: undefined, plain: true, language, text }]
          : [],
      ),
  );
}
