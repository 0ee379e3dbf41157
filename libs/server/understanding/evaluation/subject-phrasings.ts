import { readdirSync } from 'node:fs';
import { noSubject } from '../src/subjects/read-subjects.ts';
import { linesOf } from './lines-of.ts';

/** A message, and what it is or is not about. */
export interface SubjectPhrasing {
  subject: string;
  locale: 'en' | 'de';
  /** False for a near miss: a message with similar words that is about something else. */
  isAbout: boolean;
  text: string;
}

const folder = new URL('../../../../content/phrasings/', import.meta.url);

/** Reads `content/phrasings`: id, language, `yes` or `no`, and text; the file's name tells where the id belongs. */
export function subjectPhrasings(): SubjectPhrasing[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .flatMap((name) =>
      linesOf(new URL(name, folder)).map((line) => {
        const [id, locale, about, text] = line.split('\t');
        if (text === undefined) throw new Error(`${name} has a line without four columns: ${line}`);
        return {
          subject: subjectOf(name, id!),
          locale: locale === 'de' ? ('de' as const) : ('en' as const),
          isAbout: about === 'yes',
          text,
        };
      }),
    );
}

/** `answers-imogen-vale.tsv` and `hands` → `answers/imogen-vale/hands` */
function subjectOf(file: string, id: string): string {
  const [, kind, rest] = /^(\w+)(?:-(.+))?\.tsv$/.exec(file) ?? [];
  if (kind === noSubject) return noSubject;
  return kind === 'answers' ? `answers/${rest}/${id}` : `situations/${id}`;
}

/**
 * Reads lines of ids (with `|` between if several are right), language and text that no phrasing was written for.
 * @param file `subjects` for the first 384 subjects, `newer-subjects` for the situations added afterwards
 */
export function heldOutSubjects(
  file: 'subjects' | 'newer-subjects',
): { ids: readonly string[]; locale: 'en' | 'de'; text: string }[] {
  return linesOf(new URL(`./held-out/${file}.tsv`, import.meta.url)).map((line) => {
    const [ids, locale, text] = line.split('\t');
    return { ids: ids!.split('|'), locale: locale === 'de' ? 'de' : 'en', text: text! };
  });
}
