/**
 * `npm run train:sentences`: fits the model of the sentences to say to `content/phrasings/sentences` and writes its
 * weights. It does not read the held-out conversations.
 */
import { noSentence, sentenceWeightsFile } from '../src/sentences/read-sentences.ts';
import { phrasingsWithoutSentence, sentencePhrasings, sentenceTexts } from './sentence-phrasings.ts';
import { trainOnPhrasings } from './train-on-phrasings.ts';

trainOnPhrasings({
  name: 'sentences',
  phrasings: [...sentencePhrasings(), ...phrasingsWithoutSentence()],
  answers: sentenceTexts(),
  none: noSentence,
  file: sentenceWeightsFile,
});
