import { intentFeatures } from '../src/intents/intent-features.ts';
import { intents } from '../src/intents/intents.ts';
import { intentGroupWeights } from '../src/intents/read-intent.ts';
import { moves } from '../src/moves/moves.ts';
import { moveFeatures, moveGroupWeights } from '../src/moves/read-move.ts';
import type { Labelled, Task } from './fit-texts.ts';
import { trainingPhrasings } from './phrasings.ts';
import { movePhrasings } from './move-phrasings.ts';

export const intentTask: Task = { classes: intents.length, groupWeights: intentGroupWeights };
export const moveTask: Task = { classes: moves.length, groupWeights: moveGroupWeights };

export const labelledIntents = (): Labelled[] =>
  trainingPhrasings().map(({ text, intent, locale }) => ({
    features: intentFeatures(text),
    label: intents.indexOf(intent),
    language: locale,
  }));

export const labelledMoves = (): Labelled[] =>
  movePhrasings('training').map(({ text, move, language, before }) => ({
    features: moveFeatures(text, before),
    label: moves.indexOf(move),
    language,
  }));
