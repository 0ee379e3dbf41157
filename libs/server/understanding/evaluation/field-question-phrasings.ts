import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import { noFieldQuestion } from '../src/field-questions/read-field-question.ts';
import { noSubject } from '../src/subjects/read-subjects.ts';
import { linesOf } from './lines-of.ts';
import { movePhrasings } from './move-phrasings.ts';
import { type SubjectPhrasing, subjectPhrasings } from './subject-phrasings.ts';

const content = new URL('../../../../content/', import.meta.url);
const folder = new URL('phrasings/field-questions/', content);
const dangers = new URL('../../safety/src/evaluation/training/phrasings/', import.meta.url);

/** Lists the coaches that have field questions. */
export const coachesWithQuestions = (): string[] =>
  readdirSync(folder)
    .map((name) => basename(name, '.tsv'))
    .sort();

/** Reads what people type for each of a coach's questions: id, language and text. */
export const questionPhrasings = (coach: string): SubjectPhrasing[] =>
  linesOf(new URL(`${coach}.tsv`, folder)).map((line) => {
    const [id, locale, text] = line.split('\t');
    if (text === undefined) throw new Error(`${coach}.tsv has a line without three columns: ${line}`);
    return { subject: id!, locale: locale === 'de' ? 'de' : 'en', isAbout: true, text };
  });

/** Returns the answers to a coach's questions, whose words also belong to the question. */
export function questionAnswers(coach: string): SubjectPhrasing[] {
  const file = readFileSync(new URL(`field-questions/${coach}.yaml`, content), 'utf8');
  const all = parse(file) as { id: string; say: Record<'en' | 'de', string> }[];
  return all.flatMap(({ id, say }) =>
    (['en', 'de'] as const).map((locale) => ({ subject: id, locale, isAbout: true, text: say[locale] })),
  );
}

/**
 * Of the messages about other subjects, one of this many is an example of what asks none of the questions. With more of
 * them, few messages are read as a question.
 */
const every = 100;

/** The same for messages about no subject, about one of the coach's with an answer of its own, and moves. */
const everyNear = 14;

/** The same for messages about danger, which must never be taken for a question about kitchen knives. */
const everyDanger = 8;

/** Reads messages about danger from the training of the detector: tier, kind, manner and text. */
export function dangerPhrasings(): Omit<SubjectPhrasing, 'subject'>[] {
  return readdirSync(dangers)
    .sort()
    .flatMap((name) =>
      linesOf(new URL(name, dangers))
        .map((line) => line.split('\t'))
        .filter(([tier]) => tier === 'emergency' || tier === 'worried')
        .map(([, , , text]) => ({
          locale: name.startsWith('de') ? ('de' as const) : ('en' as const),
          isAbout: true,
          text: text!,
        })),
    )
    .filter((_, at) => at % everyDanger === 0);
}

/**
 * Returns examples of what asks none of a coach's questions: what is about no subject or about a subject that has an
 * answer of its own, what people do in the middle of a conversation, and danger.
 */
export function otherPhrasings(coach: string): SubjectPhrasing[] {
  const others = subjectPhrasings().filter(({ subject, isAbout }, at) => {
    const isNear = subject === noSubject || subject.startsWith(`answers/${coach}/`);
    return isAbout && at % (isNear ? everyNear : every) === 0;
  });
  const moves = movePhrasings('training')
    .filter((_, at) => at % everyNear === 0)
    .map(({ language, text }) => ({ locale: language, isAbout: true, text }));
  return [...others, ...moves, ...dangerPhrasings()].map((one) => ({ ...one, subject: noFieldQuestion }));
}
