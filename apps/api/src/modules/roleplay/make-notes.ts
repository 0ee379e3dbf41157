import type { FeedbackStage } from '@greenroom/contracts';
import type { Database } from '../../database/open-database.ts';
import type { ModelOnBudget, PromptPart } from '../coaching/index.ts';
import type { Scenes } from '../content/index.ts';
import { assess, judgementKey, judgeWithModel, type RubricScore } from '../scoring/index.ts';
import { type Play, playOf } from './domain/play.ts';
import { transcriptOf } from './domain/transcript-of.ts';
import {
  changeNotes,
  claimNotes,
  findJudged,
  findLines,
  findTry,
  findWaitingNotes,
  type NotesRow,
} from './roleplay.repository.ts';

export interface NotesDependencies {
  db: Database;
  scenes: Scenes;
  /** Without one the rules judge. */
  model: ModelOnBudget | undefined;
  prompt: PromptPart;
  log: { warn(facts: object, message: string): void };
}

/** Notes that could not be made so often have failed; whoever waits for them can have them tried again. */
const mostTries = 3;
/** Whoever makes notes shows themselves at each stage; the longest of these is a model's. */
export const notesDeadAfterMs = 120_000;
const judgeWithinMs = 90_000;

/**
 * Makes the notes on a scene, stage by stage. What it needs is in the database, so that any instance can, at any time.
 * @throws what went wrong, for whoever tries again; after the last try the notes stand as failed
 */
export async function makeNotes(dependencies: NotesDependencies, rolePlayUuid: string): Promise<void> {
  const { db } = dependencies;
  const claimed = await claimNotes(db, rolePlayUuid, notesDeadAfterMs);
  if (!claimed) return;
  try {
    if (claimed.tries > mostTries) throw new Error('The notes brought down whoever made them, too often');
    await make(dependencies, claimed);
  } catch (error) {
    const status = claimed.tries >= mostTries ? 'failed' : 'in-progress';
    await changeNotes(db, claimed, { status, claimedAt: null });
    throw error;
  }
}

async function make({ db, scenes, model, prompt, log }: NotesDependencies, claimed: NotesRow): Promise<void> {
  const { rolePlayUuid } = claimed;
  const at = (stage: FeedbackStage) => changeNotes(db, claimed, { stage, claimedAt: new Date() });
  const row = await findTry(db, rolePlayUuid);
  const play = row && playOf(scenes, row);
  if (!row || !play) throw new Error('The scene of the notes is gone');
  const transcript = transcriptOf(await findLines(db, rolePlayUuid));
  await at('measuring');
  const { measures, scores: byRules } = assess(transcript, play.category.rubric, play.subjects);
  await at('scoring');
  const { rubric } = play.category;
  const judge = model ? { by: model.name, prompt } : { by: 'rules' };
  const key = judgementKey(transcript, rubric, judge);
  const scores = (await findJudged(db, key)) ?? (model ? await judged(model, row.ownerId, transcript, play) : byRules);
  await at('writing');
  await changeNotes(db, claimed, { status: 'ready', scores, measures, judgementKey: key, claimedAt: null });

  async function judged(
    { of }: ModelOnBudget,
    ownerId: string,
    said: ReturnType<typeof transcriptOf>,
    { subjects }: Play,
  ): Promise<RubricScore> {
    const signal = AbortSignal.timeout(judgeWithinMs);
    const judging = { transcript: said, rubric, subjects, model: of(ownerId), prompt, signal };
    const { scores: found, ...told } = await judgeWithModel(judging);
    if (told.troubles.length > 0 || told.dropped > 0)
      log.warn(told, 'The rules stood in for the model, or quotes were dropped');
    return found;
  }
}

/** Makes all notes that wait and nobody makes: what an instance left that stopped, and what no queue brought. */
export async function makeWaitingNotes(dependencies: NotesDependencies): Promise<void> {
  for (const uuid of await findWaitingNotes(dependencies.db, notesDeadAfterMs))
    await makeNotes(dependencies, uuid).catch((error: unknown) =>
      dependencies.log.warn({ err: error, rolePlay: uuid }, 'Notes on a scene were not made'),
    );
}
