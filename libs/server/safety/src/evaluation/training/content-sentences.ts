import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Phrasing } from './phrasings.ts';

const root = join(import.meta.dirname, '../../../../../..');
/** What coaches and partners say, and what people say to them in evaluations; `oneOf` 3 takes every third sentence. */
const sources = [
  { files: 'content/{coaches,scenes}/**/*.{md,yaml}', oneOf: 3 },
  { files: 'libs/server/coaching/src/evaluation/{questions,conversations}/*.yaml', oneOf: 1 },
  { files: 'libs/server/coaching/src/evaluation/off-topic*.yaml', oneOf: 1 },
  { files: 'libs/server/scoring/src/evaluation/transcripts/*.yaml', oneOf: 1 },
];
/** Texts that are about danger themselves. */
const leftOut = /not-fine-actually|the-closed-door|when-sleep-stays-away|the-canoe/;

/** Returns sentences of the library, scenes and evaluations, which mention every ordinary trouble and no danger. */
export function contentSentences(): Phrasing[] {
  const textsOf = (files: string) =>
    globSync(files, { cwd: root })
      .toSorted()
      .filter((file) => !leftOut.test(file))
      .map((file) => ({ source: readFileSync(join(root, file), 'utf8'), german: file.includes('.de.') }));
  const sentences = sources.flatMap(({ files, oneOf }) =>
    textsOf(files)
      .flatMap(({ source, german }) => sentencesIn(source, german))
      .filter((_, at) => at % oneOf === 0),
  );
  const questions = textsOf('content/coaches/**/*.md').flatMap(({ source, german }) =>
    answeredIn(source).map((text) => ({ text, german })),
  );
  return [...sentences, ...questions].map(({ text, german }) => ({
    tier: 'none' as const,
    kind: undefined,
    plain: true,
    language: german ? ('de' as const) : ('en' as const),
    text,
  }));
}

/** Returns what a library item answers, from its front matter. */
function answeredIn(source: string): string[] {
  const [, list = ''] = /^answers:\n((?: +- .*\n)+)/m.exec(source) ?? [];
  return list.split('\n').flatMap((line) => line.replace(/^ +- /, '').replace(/^["']|["']$/g, '') || []);
}

function sentencesIn(source: string, german: boolean): { text: string; german: boolean }[] {
  return source
    .replace(/^.*crisis: (en|de).*$/gm, '')
    .replace(/\b(says|question|text): /g, '')
    .replace(/^\s*-?\s*[\w-]+:\s*(>-?|\|)?/gm, '')
    .replace(/^[\s>#*-]+/gm, '')
    .split(/(?<=[.!?])\s+|\n+/)
    .map((text) => text.replace(/[*_"'`[\]{}]/g, '').trim())
    .filter((text) => /^\p{L}/u.test(text) && text.split(/\s+/).length >= 3)
    .map((text) => ({ text, german: german || /[äöüß]|\b(ich|nicht|und|Sie)\b/.test(text) }));
}
