/**
 * `npm run train:endpointing`: fits the end-of-turn model to the training half of the marked turns, and writes it. The
 * probability thresholds for clearly complete and clearly incomplete words are chosen by cross-validation within that
 * half, with folds of ten neighbouring turns. The held-out half is not used.
 */
import { writeFileSync } from 'node:fs';
import { turnSettings } from '../settings.ts';
import { boundName, doneName, probabilityOfEnd, type TurnEndModel } from '../turn-end/turn-end-model.ts';
import { turnEndWait } from '../turn-end/turn-end-wait.ts';
import type { SpokenLanguage } from '../turn-end/word-classes.ts';
import { figuresOf } from './figures.ts';
import { fit } from './fit.ts';
import { silencesOf } from './speakers.ts';
import { isHeldOut, markedTurns, type MarkedTurn, momentsOf } from './turns.ts';

/** The maximum share of pauses with a cut-in, in cross-validation, which trains on less data than the final model. */
const mostCutIns = 0.1;
/** The share of finished turns that may get the longest wait. */
const mostLongest = 0.045;
const folds = 5;

const turns = markedTurns().filter((turn) => !isHeldOut(turn));
const foldOf = ({ ten }: MarkedTurn) => Math.floor(ten / 2) % folds;
const fitted = Array.from({ length: folds }, (_, fold) => fit(turns.filter((turn) => foldOf(turn) !== fold)));
const modelFor = (turn: MarkedTurn, figures: Omit<TurnEndModel, 'weights'>) => ({
  ...figures,
  weights: fitted[foldOf(turn)]!,
});

const atEnds = turns
  .map((turn) =>
    probabilityOfEnd(momentsOf(turn).at(-1)!, modelFor(turn, { doneFrom: { en: 1, de: 1 }, unfinishedBelow: 0 })),
  )
  .toSorted((one, other) => one - other);
const unfinishedBelow = Number(atEnds[Math.floor(atEnds.length * mostLongest)]!.toFixed(3));

const crossValidated = (spokenLanguage: SpokenLanguage, from: number) =>
  figuresOf(
    silencesOf(
      turns.filter(({ language }) => language === spokenLanguage),
      (moment, habit, turn) => {
        const model = modelFor(turn, { doneFrom: { en: from, de: from }, unfinishedBelow });
        return turnEndWait(moment, habit, turnSettings.endOfTurn, model);
      },
    ),
  );
/** Formats the model as lines of a name and a number: the text of `turn-end-weights.ts`. */
const writeModel = ({ weights, doneFrom, unfinishedBelow }: TurnEndModel): string =>
  [
    [doneName('en'), doneFrom.en],
    [doneName('de'), doneFrom.de],
    [boundName, unfinishedBelow],
    ...[...weights].toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ]
    .map(([name, value]) => `${name}\t${value}\n`)
    .join('');

const candidates = Array.from({ length: 50 }, (_, at) => Number((0.5 + 0.01 * at).toFixed(2)));
const doneFromFor = (spokenLanguage: SpokenLanguage) =>
  candidates.find((from) => crossValidated(spokenLanguage, from).cutIns <= mostCutIns) ?? 1;

const doneFrom = { en: doneFromFor('en'), de: doneFromFor('de') };
const model = { weights: fit(turns), doneFrom, unfinishedBelow };
writeFileSync(
  new URL('../turn-end/turn-end-weights.ts', import.meta.url),
  `/** Made by \`npm run train:endpointing\`: lines of a name and a number. */\nexport const modelText = \`${writeModel(model)}\`;\n`,
);
console.log(`${turns.length} turns, ${model.weights.size} weights; in cross-validation:`);
for (const spokenLanguage of ['en', 'de'] as const)
  console.log(
    spokenLanguage,
    `done from ${doneFrom[spokenLanguage]}`,
    crossValidated(spokenLanguage, doneFrom[spokenLanguage]),
  );
