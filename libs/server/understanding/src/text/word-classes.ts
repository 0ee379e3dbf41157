import { readFileSync } from 'node:fs';
import { wordsOf } from './words-of.ts';

/** Words used in similar contexts share a class, so that what is learned about "pills" applies to "capsules". */
export interface WordClass {
  /** One of 200. */
  broad: string;
  /** One of 800. */
  fine: string;
}

type Lookup = (word: string) => WordClass | undefined;

/** Inflections to remove if a German word has no translation. */
const germanEndings = ['e', 'n', 's', 't', 'r', 'en', 'er', 'es', 'st', 'te', 'em', 'et', 'ten', 'test'];
/** Minimum letters of the last part of a compound, which carries its meaning. */
const shortestHead = 4;

/** Lines of English word, broad class, fine class, with tabs between. */
const classesFile = new URL('./word-classes.tsv', import.meta.url);
/** Lines of German word, English word. */
const translationsFile = new URL('./german-english.tsv', import.meta.url);

let read: ReturnType<typeof readClasses> | undefined;

/** Returns the class of each word, in the language most of them belong to. The files are read on first use. */
export function classesOf(words: readonly string[]): (WordClass | undefined)[] {
  read ??= readClasses(readFileSync(classesFile, 'utf8'), readFileSync(translationsFile, 'utf8'));
  const { english, german } = read;
  const known = (map: ReadonlyMap<string, unknown>) => words.filter((word) => map.has(word)).length;
  const lookup: Lookup =
    known(german) > known(english) ? (word) => germanClass(word, german) : (word) => english.get(word);
  return words.map(lookup);
}

/** Returns the class of the word, of its stem, or of the last part of a compound: `Schlaftabletten` as `Tabletten`. */
function germanClass(word: string, german: ReadonlyMap<string, WordClass>): WordClass | undefined {
  for (let from = 0; from === 0 || from <= word.length - shortestHead; from += 1) {
    const part = word.slice(from);
    const shortest = from === 0 ? shortestHead - 1 : shortestHead;
    const stems = germanEndings.flatMap((ending) => (part.endsWith(ending) ? [part.slice(0, -ending.length)] : []));
    const found = [part, ...stems.filter((stem) => stem.length >= shortest)].find((stem) => german.has(stem));
    if (found !== undefined) return german.get(found);
  }
  return undefined;
}

function readClasses(classes: string, translations: string) {
  const rows = (source: string) => source.split('\n').flatMap((line) => (line === '' ? [] : [line.split('\t')]));
  const english = new Map(rows(classes).map(([word, broad, fine]) => [word!, { broad: broad!, fine: fine! }]));
  const german = new Map<string, WordClass>();
  for (const [word, translation] of rows(translations)) {
    const found = english.get(wordsOf(translation!)[0]!);
    if (found) german.set(wordsOf(word!)[0]!, found);
  }
  return { english, german };
}
