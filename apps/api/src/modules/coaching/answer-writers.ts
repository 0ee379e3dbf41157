import type { Database } from '../../database/open-database.ts';
import type { Catalogue } from '../content/index.ts';
import { dropPen, endAnswer, type Pen, PenLostError } from './answer-log.ts';
import type { AnswerNews } from './answer-news.ts';
import { type AnswerSources, composeAnswer } from './compose-answer.ts';
import { emptyDraft } from './domain/stored-answer.ts';
import { questionOf } from './question-of.ts';
import { takeOverOrphans, type Instance } from './take-over-orphans.ts';
import { writeAnswer, type WriteSettings } from './write-answer.ts';

export interface WritersDependencies {
  db: Database;
  catalogue: Catalogue;
  news: AnswerNews;
  sources: AnswerSources;
  instance: Instance;
  settings: WriteSettings;
  log: { warn(facts: object, message: string): void; error(facts: object, message: string): void };
}

/** The answers that this process is writing. */
export interface AnswerWriters {
  /** Writes an answer in the background; nobody has to wait for it, and a reader who leaves does not end it. */
  begin(pen: Pen): void;
  /** Takes over what dead writers left, and writes it. */
  resumeOrphans(): Promise<void>;
  /** Lets answers end for so long, then lets go of the others, for whoever comes next to write. */
  stop(graceMs: number): Promise<void>;
}

/** An answer that brought down its writer so often is given up, so that it cannot do so for ever. */
const maxAttempts = 5;

export function createAnswerWriters(dependencies: WritersDependencies): AnswerWriters {
  const { db, catalogue, news, sources, instance, settings, log } = dependencies;
  const running = new Map<string, Promise<void>>();
  const stopping = new AbortController();

  const write = async (pen: Pen) => {
    try {
      const question = pen.attempt > maxAttempts ? undefined : await questionOf({ db, catalogue }, pen.answerUuid);
      if (!question) return await giveUp(pen);
      await writeAnswer({ db, news, settings }, pen, composeAnswer(sources, question, stopping.signal));
    } catch (error) {
      if (error instanceof PenLostError) return;
      if (!stopping.signal.aborted) log.error({ err: error, answer: pen.answerUuid }, 'An answer was left unfinished');
      await dropPen(db, pen).catch(() => {});
    }
  };

  const giveUp = async (pen: Pen) => {
    log.error({ answer: pen.answerUuid, attempt: pen.attempt }, 'An answer was given up');
    await endAnswer(db, pen, { status: 'failed', draft: emptyDraft, answeredBy: 'house' });
    news.tell(pen.answerUuid);
  };

  const begin = (pen: Pen) => {
    const writing = write(pen).finally(() => {
      if (running.get(pen.answerUuid) === writing) running.delete(pen.answerUuid);
    });
    running.set(pen.answerUuid, writing);
  };

  return {
    begin,
    async resumeOrphans() {
      if (stopping.signal.aborted) return;
      for (const pen of await takeOverOrphans(db, instance)) begin(pen);
    },
    async stop(graceMs) {
      const all = Promise.allSettled(running.values());
      const timer = setTimeout(() => stopping.abort(new Error('The product stops')), graceMs);
      await all;
      clearTimeout(timer);
      stopping.abort(new Error('The product stops'));
      await Promise.allSettled(running.values());
    },
  };
}
