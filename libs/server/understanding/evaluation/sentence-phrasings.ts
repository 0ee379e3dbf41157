import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { noSentence } from '../src/sentences/read-sentences.ts';
import { noSubject } from '../src/subjects/read-subjects.ts';
import { coachesWithQuestions, dangerPhrasings, questionPhrasings } from './field-question-phrasings.ts';
import { linesOf } from './lines-of.ts';
import { movePhrasings } from './move-phrasings.ts';
import { type SubjectPhrasing, subjectPhrasings } from './subject-phrasings.ts';

const content = new URL('../../../../content/', import.meta.url);
const folder = new URL('phrasings/sentences/', content);
const texts = new URL('sentences/', content);

/** Reads what people type when they have each sentence to say: id, language and text. */
export const sentencePhrasings = (): SubjectPhrasing[] =>
  readdirSync(folder)
    .sort()
    .flatMap((name) =>
      linesOf(new URL(name, folder)).map((line) => {
        const [id, locale, text] = line.split('\t');
        if (text === undefined) throw new Error(`${name} has a line without three columns: ${line}`);
        return { subject: id!, locale: locale === 'de' ? ('de' as const) : ('en' as const), isAbout: true, text };
      }),
    );

/** Returns the titles and the words to say, whose words also belong to a sentence. */
export const sentenceTexts = (): SubjectPhrasing[] =>
  readdirSync(texts)
    .sort()
    .flatMap((name) => {
      const all = parse(readFileSync(new URL(name, texts), 'utf8')) as {
        id: string;
        title: Record<'en' | 'de', string>;
        words: Record<'en' | 'de', { plain: string }>;
      }[];
      return all.flatMap(({ id, title, words }) =>
        (['en', 'de'] as const).flatMap((locale) =>
          [title[locale], words[locale].plain].map((text) => ({ subject: id, locale, isAbout: true, text })),
        ),
      );
    });

/** Of the questions about the coaches' fields, one of this many is an example of what no sentence follows from. */
const everyQuestion = 400;
/** The same for messages about danger. */
const everyDanger = 4;
/** The same for messages about nothing that the content has, for direct answers, and for moves. */
const every = 60;

/** Returns examples of messages from which no sentence to say follows. */
export function phrasingsWithoutSentence(): SubjectPhrasing[] {
  const questions = coachesWithQuestions()
    .flatMap(questionPhrasings)
    .filter((_, at) => at % everyQuestion === 0);
  const others = subjectPhrasings().filter(
    ({ subject, isAbout }, at) =>
      isAbout && (subject === noSubject || subject.startsWith('answers/')) && at % every === 0,
  );
  const moves = movePhrasings('training')
    .filter((_, at) => at % every === 0)
    .map(({ language, text }) => ({ locale: language, isAbout: true, text }));
  const dangers = dangerPhrasings().filter((_, at) => at % everyDanger === 0);
  return [...questions, ...others, ...moves, ...dangers].map((one) => ({ ...one, subject: noSentence }));
}
