import type { Database } from '@greenroom/database';
import type { Catalogue } from '@greenroom/content';
import { dropLease, endAnswer, AnswerLeaseLostError } from './answer-log.ts';
import { type AnswerLease } from './answer-lease.ts';
import type { AnswerNews } from './answer-news.ts';
import { type AnswerSources, composeAnswer } from './compose-answer.ts';
import { emptyDraft } from '../domain/stored-answer.ts';
import { createEventWriter } from './event-writer.ts';
import type { ModelFor } from '@greenroom/llm';
import type { Recall, Recalled } from '../memory/recall.ts';
import { type OwnQuestion, questionOf } from '../messages/question-of.ts';
import { takeOverOrphans, type Instance } from './take-over-orphans.ts';
import { writeAnswer, type WriteSettings } from './write-answer.ts';

export interface WritersDependencies {
  db: Database;
  catalogue: Catalogue;
  news: AnswerNews;
  recall: Recall;
  sources: Omit<AnswerSources, 'model'>;
  /** Without a model, the house engine answers. */
  modelFor: ModelFor | undefined;
  instance: Instance;
  settings: WriteSettings & { gatherMs: number };
  log: { warn(facts: object, message: string): void; error(facts: object, message: string): void };
}

/** The answers that this process is writing. */
export interface AnswerWriters {
  /**
   * Writes an answer in the background. It continues when the reader leaves.
   * @param known.question what to answer; without it, the question is read from the database
   * @param known.recalled what is remembered for the question, if a read is already under way
   * @param known.country where the person is, ISO 3166-1 alpha-2, for help lines
   * @param known.locale in which language they see the site
   */
  begin(lease: AnswerLease, known?: Known): void;
  /** Takes over the answers of dead writers and writes them. */
  resumeOrphans(): Promise<void>;
  /**
   * Aborts the writer of an answer that was stopped or deleted, if it runs in this process, and notifies the readers. A
   * writer in another instance notices that its lease is gone.
   */
  stop(answerUuid: string): void;
  /** Waits up to `graceMs` for answers to finish, then releases the rest so that another writer can take them over. */
  close(graceMs: number): Promise<void>;
}

/** What is already known of a question when its answer begins. */
export interface Known {
  question?: OwnQuestion | undefined;
  recalled?: Promise<Recalled> | undefined;
  country?: string | undefined;
  locale?: 'en' | 'de' | undefined;
}

interface Writing {
  done: Promise<void>;
  abort: AbortController;
}

/** After this many attempts an answer is marked as failed, so that it cannot crash its writers forever. */
const maxAttempts = 5;

export function createAnswerWriters(dependencies: WritersDependencies): AnswerWriters {
  const { db, catalogue, news, sources, recall, modelFor, instance, settings, log } = dependencies;
  const running = new Map<string, Writing>();
  const stopping = new AbortController();
  const events = createEventWriter(db, settings.gatherMs);

  const write = async (lease: AnswerLease, stop: AbortController, known: Known) => {
    const { question: asks, recalled, country, locale } = known;
    const signal = AbortSignal.any([stopping.signal, stop.signal]);
    try {
      const asked =
        lease.attempt > maxAttempts ? undefined : (asks ?? (await questionOf({ db, catalogue }, lease.answerUuid)));
      if (!asked) return await failStart(lease);
      const question = await recall.into({ ...asked, country, locale }, recalled);
      await writeAnswer(
        { db, events, news, settings },
        lease,
        composeAnswer({ ...sources, model: modelFor?.({ answerUuid: lease.answerUuid }) }, question, signal),
      );
    } catch (error) {
      if (error instanceof AnswerLeaseLostError || stop.signal.aborted) return;
      if (!stopping.signal.aborted)
        log.error({ err: error, answer: lease.answerUuid }, 'Answer interrupted; another writer will take over');
      await dropLease(db, lease).catch(() => {});
    } finally {
      // A composition still running for a writer that is gone (such as a model in mid-sentence) is not awaited.
      stop.abort(new Error('The answer’s writer has ended'));
    }
  };

  const failStart = async (lease: AnswerLease) => {
    await endAnswer(db, lease, { status: 'failed', draft: emptyDraft, answeredBy: 'house' });
    log.error({ answer: lease.answerUuid, attempt: lease.attempt }, 'Answer has too many attempts; marking it failed');
    news.tell(lease.answerUuid);
  };

  const begin: AnswerWriters['begin'] = (lease, known = {}) => {
    const abort = new AbortController();
    const done = write(lease, abort, known).finally(() => {
      if (running.get(lease.answerUuid)?.abort === abort) running.delete(lease.answerUuid);
    });
    running.set(lease.answerUuid, { done, abort });
  };

  const allDone = () => Promise.allSettled([...running.values()].map(({ done }) => done));

  return {
    begin,
    async resumeOrphans() {
      if (stopping.signal.aborted) return;
      for (const lease of await takeOverOrphans(db, instance)) begin(lease);
    },
    stop(answerUuid) {
      running.get(answerUuid)?.abort.abort(new Error('The answer was stopped'));
      news.tell(answerUuid);
    },
    async close(graceMs) {
      const all = allDone();
      const timer = setTimeout(() => stopping.abort(new Error('The server is shutting down')), graceMs);
      await all;
      clearTimeout(timer);
      stopping.abort(new Error('The server is shutting down'));
      await allDone();
    },
  };
}
