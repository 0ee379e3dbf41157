/**
 * `npm run train:field-questions [coach]`: fits each coach's model to `content/phrasings/field-questions` and writes its
 * weights. It does not read the held-out phrasings.
 */
import { fieldQuestionWeightsFile, noFieldQuestion } from '../src/field-questions/read-field-question.ts';
import {
  coachesWithQuestions,
  otherPhrasings,
  questionAnswers,
  questionPhrasings,
} from './field-question-phrasings.ts';
import { trainOnPhrasings } from './train-on-phrasings.ts';

const [only] = process.argv.slice(2);

for (const coach of coachesWithQuestions())
  if (only === undefined || only === coach)
    trainOnPhrasings({
      name: coach,
      phrasings: [...questionPhrasings(coach), ...otherPhrasings(coach)],
      answers: questionAnswers(coach),
      none: noFieldQuestion,
      file: fieldQuestionWeightsFile(coach),
    });
