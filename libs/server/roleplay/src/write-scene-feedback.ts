import type { Database } from '@greenroom/database';
import type { ModelOnBudget, PromptPart } from '@greenroom/llm';
import type { Scenes } from '@greenroom/content';
import { writeAllPendingFeedback, writePendingFeedback } from '@greenroom/feedback';
import type { Transcript } from '@greenroom/speech-analysis';
import { assess, judgementKey, judgeWithModel } from '@greenroom/scoring';
import { type Play, playOf } from './domain/play.ts';
import type { SecondReading } from './domain/second-reading.ts';
import { transcriptOf } from './domain/transcript-of.ts';
import { findLines, findSecondReading, findSession, sceneFeedback } from './roleplay.repository.ts';

export interface FeedbackDependencies {
  db: Database;
  scenes: Scenes;
  /** The second reader; without one, feedback is by the rules alone. */
  model: ModelOnBudget | undefined;
  prompt: PromptPart;
  log: { warn(facts: object, message: string): void };
}

const readWithinMs = 60_000;

/**
 * Makes the feedback on a scene: the rules score it, and a configured model reads it as a second reader. If the model
 * fails, the feedback is made without it.
 * @throws any other failure, so that the caller retries
 */
export async function writeSceneFeedback(dependencies: FeedbackDependencies, rolePlayUuid: string): Promise<void> {
  const { db, scenes, model, prompt } = dependencies;
  await writePendingFeedback(db, sceneFeedback, rolePlayUuid, async (_, at) => {
    const row = await findSession(db, rolePlayUuid);
    const play = row && playOf(scenes, row);
    if (!row || !play) throw new Error('The scene of the notes is gone');
    const transcript = transcriptOf(await findLines(db, rolePlayUuid), play.language);
    await at('measuring');
    const { measures, scores } = assess(transcript, play.category.rubric, play.subjects);
    await at('scoring');
    if (!model) return { scores, measures, second: null };
    const key = judgementKey(transcript, play.category.rubric, { by: model.name, prompt });
    const before = await findSecondReading(db, key);
    const second = before ?? (await readAgain(dependencies, { ownerId: row.ownerId, transcript, play }));
    await at('writing');
    // An incomplete reading is not reused for the same words.
    const isWhole = second.scores !== null && second.read.length === play.category.rubric.length;
    return { scores, measures, second, judgementKey: isWhole ? key : null };
  });
}

async function readAgain(
  { model, prompt, log }: FeedbackDependencies,
  { ownerId, transcript, play }: { ownerId: string; transcript: Transcript; play: Play },
): Promise<SecondReading> {
  const { rubric } = play.category;
  try {
    const signal = AbortSignal.timeout(readWithinMs);
    const judging = { transcript, rubric, subjects: play.subjects, model: model!.of(ownerId), prompt, signal };
    const { scores, read, ...told } = await judgeWithModel(judging);
    if (told.troubles.length > 0 || told.dropped > 0)
      log.warn({ ...told, read: read.length }, 'Second reader skipped or misquoted criteria; rules judge those');
    return read.length === 0 ? nothingRead : { read, scores };
  } catch (error) {
    log.warn({ err: error }, 'The second reader failed; making the feedback by rules alone');
    return nothingRead;
  }
}

const nothingRead: SecondReading = { read: [], scores: null };

/** Makes all waiting feedback that no instance is working on. */
export async function writePendingSceneFeedback(dependencies: FeedbackDependencies): Promise<void> {
  await writeAllPendingFeedback(
    dependencies.db,
    sceneFeedback,
    (uuid) => writeSceneFeedback(dependencies, uuid),
    (error, uuid) => dependencies.log.warn({ err: error, rolePlay: uuid }, 'Making feedback failed; retrying later'),
  );
}
