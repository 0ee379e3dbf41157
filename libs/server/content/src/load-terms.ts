import { join } from 'node:path';
import type { Problems } from './domain/source-file.ts';
import { type Term, TermsFile } from './domain/term-files.ts';
import type { ReadText } from './in-order.ts';
import { listIn } from './list-in.ts';

/** Reads the terms, and reports coaches that do not exist and names that stand twice in a language. */
export async function loadTerms(
  folder: string,
  coaches: readonly string[],
  text: ReadText,
  problems: Problems,
): Promise<readonly Term[]> {
  const terms = await listIn(TermsFile, join(folder, 'terms.yaml'), text, problems);
  const seen = new Set<string>();
  for (const { coach, names } of terms) {
    if (!coaches.includes(coach)) problems.add('content/terms.yaml', 1, `there is no coach "${coach}"`);
    for (const language of ['en', 'de'] as const)
      for (const name of names[language]) {
        const key = `${language} ${name.toLowerCase()}`;
        if (seen.has(key)) problems.add('content/terms.yaml', 1, `"${name}" stands twice`);
        seen.add(key);
      }
  }
  return terms;
}
