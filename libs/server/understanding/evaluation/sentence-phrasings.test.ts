import { readFileSync } from 'node:fs';
import { noSentence, sentenceWeightsFile } from '../src/sentences/read-sentences.ts';
import { unpackSparse } from '../src/subjects/sparse-model.ts';
import { sentencePhrasings, sentenceTexts } from './sentence-phrasings.ts';

/** In phrasings of one sentence. */
const fewest = { en: 18, de: 15 };

const idsOf = (all: readonly { subject: string }[]) => [...new Set(all.map(({ subject }) => subject))].sort();

describe('sentences to say', () => {
  it('have words and enough phrasings in both languages', () => {
    const phrasings = sentencePhrasings();
    expect(idsOf(phrasings)).toEqual(idsOf(sentenceTexts()));
    for (const locale of ['en', 'de'] as const) {
      const counts = Map.groupBy(
        phrasings.filter((one) => one.locale === locale),
        ({ subject }) => subject,
      );
      expect([...counts].filter(([, all]) => all.length < fewest[locale]).map(([id]) => id)).toEqual([]);
    }
  });

  it('are those that the weights were trained on: run `npm run train:sentences`', () => {
    const { classes } = unpackSparse(readFileSync(sentenceWeightsFile));
    expect(classes.filter((id) => id !== noSentence)).toEqual(idsOf(sentenceTexts()));
  });
});
