import type { Database } from '@greenroom/database';
import type { ModelOnBudget, PromptPart } from '@greenroom/llm';
import type { Scenes } from '@greenroom/content';
import { makeAllOwed, makeOwed } from '@greenroom/notes';
import type { Transcript } from '@greenroom/speech-analysis';
import { assess, judgementKey, judgeWithModel, type Judging, type RubricScore } from '@greenroom/scoring';
import { type Play, playOf } from './domain/play.ts';
import { transcriptOf } from './domain/transcript-of.ts';
import { findJudged, findLines, findTry, sceneNotes } from './roleplay.repository.ts';

export interface NotesDependencies {
  db: Database;
  scenes: Scenes;
  /** Without one the rules judge. */
  model: ModelOnBudget | undefined;
  prompt: PromptPart;
  log: { warn(facts: object, message: string): void };
}

const judgeWithinMs = 90_000;

/** Makes the notes on a scene. @throws what went wrong, for whoever tries again */
export async function makeNotes(dependencies: NotesDependencies, rolePlayUuid: string): Promise<void> {
  const { db, scenes, model, prompt } = dependencies;
  await makeOwed(db, sceneNotes, rolePlayUuid, async (_, at) => {
    const row = await findTry(db, rolePlayUuid);
    const play = row && playOf(scenes, row);
    if (!row || !play) throw new Error('The scene of the notes is gone');
    const transcript = transcriptOf(await findLines(db, rolePlayUuid));
    await at('measuring');
    const { measures, scores: byRules } = assess(transcript, play.category.rubric, play.subjects);
    await at('scoring');
    const judge = model ? { by: model.name, prompt } : { by: 'rules' };
    const key = judgementKey(transcript, play.category.rubric, judge);
    const byModel = () => (model ? judged(dependencies, model.of(row.ownerId), transcript, play) : byRules);
    const scores = (await findJudged(db, key)) ?? (await byModel());
    await at('writing');
    return { scores, measures, judgementKey: key };
  });
}

async function judged(
  { prompt, log }: NotesDependencies,
  model: Judging['model'],
  transcript: Transcript,
  { subjects, category }: Play,
): Promise<RubricScore> {
  const signal = AbortSignal.timeout(judgeWithinMs);
  const { scores, ...told } = await judgeWithModel({
    transcript,
    rubric: category.rubric,
    subjects,
    model,
    prompt,
    signal,
  });
  if (told.troubles.length > 0 || told.dropped > 0)
    log.warn(told, 'The rules stood in for the model, or quotes were dropped');
  return scores;
}

/** Makes all notes on scenes that wait and nobody makes. */
export async function makeWaitingNotes(dependencies: NotesDependencies): Promise<void> {
  await makeAllOwed(
    dependencies.db,
    sceneNotes,
    (uuid) => makeNotes(dependencies, uuid),
    (error, uuid) => dependencies.log.warn({ err: error, rolePlay: uuid }, 'Notes on a scene were not made'),
  );
}
