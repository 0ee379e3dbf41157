import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import { sentenceKinds } from '../src/hurtful/detect-hurtful.ts';
import { linesOf } from './lines-of.ts';

export interface HurtfulSentence {
  /** Who wrote it: sentences of one author are alike. */
  author: string;
  language: 'en' | 'de';
  kind: (typeof sentenceKinds)[number];
  text: string;
}

const folder = new URL('./training/hurtful/', import.meta.url);
const content = new URL('../../../../content/', import.meta.url);
/** Sentences to say are written around a name or a thing: “[{name}, ]you’ve come late”. */
const optional = /\[[^\]]*\]/gu;

/**
 * Returns the sentences to learn from: those of one author in each file, and the content's sentences to say and lines
 * of scenes.
 */
export function hurtfulSentences(): HurtfulSentence[] {
  return [...readdirSync(folder).sort().flatMap(sentencesOf), ...sentencesToSay(), ...sceneLines()];
}

const sentencesOf = (name: string): HurtfulSentence[] =>
  linesOf(new URL(name, folder)).map((line) => {
    const [locale, word, text] = line.split('\t');
    const kind = sentenceKinds.find((one) => one === word);
    if (kind === undefined || text === undefined) throw new Error(`${name} has no kind and sentence: ${line}`);
    return { author: basename(name, '.tsv'), language: locale === 'de' ? 'de' : 'en', kind, text };
  });

/** All of them are harmless; the firmer ones are left out. */
const sentencesToSay = (): HurtfulSentence[] =>
  filesIn('sentences/')
    .flatMap(({ data }) => data as SentenceToSay[])
    .flatMap(({ words }) =>
      (['en', 'de'] as const).flatMap((language) =>
        [words[language].plain, words[language].softer].flatMap((text) => harmless(text, language)),
      ),
    );

/** What is good to say in each scene, and what its partners say who are not cold. */
const sceneLines = (): HurtfulSentence[] =>
  readdirSync(new URL('scenes/', content), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => filesIn(`scenes/${name}/`))
    .flatMap(({ name, data }) => {
      const { betterLines = {}, reactions = {} } = data as SceneLines;
      const answers = Object.values(reactions).flatMap(({ even, warm }) => [...even, ...warm]);
      const language = name.endsWith('.de.yaml') ? 'de' : 'en';
      return [...Object.values(betterLines), ...answers].flatMap((text) => harmless(text, language));
    });

const filesIn = (path: string) =>
  readdirSync(new URL(path, content))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => ({ name, data: parse(readFileSync(new URL(`${path}${name}`, content), 'utf8')) as unknown }));

const harmless = (text: string, language: 'en' | 'de'): HurtfulSentence[] =>
  text
    .replace(optional, '')
    .split(/(?<=[.?!])\s+/u)
    .filter((sentence) => !sentence.includes('{'))
    .map((sentence) => ({ author: 'content', language, kind: 'harmless', text: sentence }));

interface SentenceToSay {
  words: Record<'en' | 'de', { plain: string; softer: string }>;
}

interface SceneLines {
  betterLines?: Record<string, string>;
  reactions?: Record<string, { even: string[]; warm: string[] }>;
}
