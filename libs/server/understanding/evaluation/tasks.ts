import { intentFeatures } from '../src/intents/intent-features.ts';
import { intents } from '../src/intents/intents.ts';
import { intentGroupWeights } from '../src/intents/read-intent.ts';
import { moves } from '../src/moves/moves.ts';
import { moveFeatures, moveGroupWeights } from '../src/moves/read-move.ts';
import type { Labelled, Task } from './fit-texts.ts';
import { trainingPhrasings, type Phrasing } from './phrasings.ts';
import { movePhrasings, type MovePhrasing } from './move-phrasings.ts';

export const intentTask: Task = { classes: intents.length, groupWeights: intentGroupWeights };
export const moveTask: Task = { classes: moves.length, groupWeights: moveGroupWeights };

export const labelledIntents = (phrasings: readonly Phrasing[] = trainingPhrasings()): Labelled[] =>
  phrasings.map(({ text, intent, locale }) => ({
    features: intentFeatures(text),
    label: intents.indexOf(intent),
    language: locale,
  }));

export const labelledMoves = (phrasings: readonly MovePhrasing[] = movePhrasings('training')): Labelled[] =>
  phrasings.map(({ text, move, language, before }) => ({
    features: moveFeatures(text, before),
    label: moves.indexOf(move),
    language,
  }));
