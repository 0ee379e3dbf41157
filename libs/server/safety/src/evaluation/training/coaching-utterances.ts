import { readFileSync } from 'node:fs';
import type { Phrasing } from './phrasings.ts';

const folder = new URL('../../../../understanding/evaluation/training/', import.meta.url);
/** Who asks to be calmed may be in danger: taking these for harmless costs more of the hinted dangers than it saves alarms. */
const leftOut: ReadonlySet<string> = new Set(['calm']);

/** What people say to a coach on ordinary troubles: the phrasings that intents are trained on. */
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
