import { readFileSync } from 'node:fs';
import { fieldQuestionWeightsFile, noFieldQuestion } from '../src/field-questions/read-field-question.ts';
import { unpackSparse } from '../src/subjects/sparse-model.ts';
import { coachesWithQuestions, questionAnswers, questionPhrasings } from './field-question-phrasings.ts';

/** In phrasings of one question. */
const fewest = { en: 28, de: 28 };

const idsOf = (all: readonly { subject: string }[]) => [...new Set(all.map(({ subject }) => subject))].sort();

describe.each(coachesWithQuestions())('questions to %s', (coach) => {
  it('have an answer and enough phrasings in both languages', () => {
    const phrasings = questionPhrasings(coach);
    expect(idsOf(phrasings)).toEqual(idsOf(questionAnswers(coach)));
    for (const locale of ['en', 'de'] as const) {
      const counts = Map.groupBy(
        phrasings.filter((one) => one.locale === locale),
        ({ subject }) => subject,
      );
      expect([...counts].filter(([, all]) => all.length < fewest[locale]).map(([id]) => id)).toEqual([]);
    }
  });

  it('are those that the weights were trained on: run `npm run train:field-questions`', () => {
    const { classes } = unpackSparse(readFileSync(fieldQuestionWeightsFile(coach)));
    expect(classes.filter((id) => id !== noFieldQuestion)).toEqual(idsOf(questionAnswers(coach)));
  });
});
