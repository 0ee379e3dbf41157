import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { stemsIn } from '../src/statements/ordinary-words.ts';
import { trainingPhrasings } from './phrasings.ts';

const content = fileURLToPath(new URL('../../../../content/', import.meta.url));

/**
 * Returns the words of the English texts of coaches and scenes and of the English training phrasings, compressed, one
 * stem per line. The other files of the content hold both languages.
 */
export function collectWords(): Buffer {
  const files = globSync('{coaches,scenes}/**/*.{md,yaml}', { cwd: content, exclude: (name) => name === 'de' })
    .filter((name) => !/(?:^|\/)de\/|[.-]de\.(?:md|yaml)$/.test(name))
    .sort();
  const texts = [
    ...files.map((name) =>
      readFileSync(`${content}${name}`, 'utf8').replace(/\b\p{Lu}\p{L}*/gu, (word) => word.toLowerCase()),
    ),
    ...trainingPhrasings()
      .filter(({ locale }) => locale === 'en')
      .map(({ text }) => text.toLowerCase()),
  ];
  return gzipSync([...new Set(texts.flatMap(stemsIn))].sort().join('\n'), { level: 9 });
}
