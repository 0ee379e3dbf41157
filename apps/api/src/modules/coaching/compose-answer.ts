import { setTimeout as sleep } from 'node:timers/promises';
import type { AnsweredBy } from '@greenroom/contracts';
import { type LanguageModel, LanguageModelError } from '../../ports/language-model.ts';
import type { Moderator } from '../../ports/moderator.ts';
import {
  answerFromHouse,
  findItems,
  hearCrisis,
  type HouseQuestion,
  type ShelfSearch,
  suggestNext,
} from './domain/house-engine/index.ts';
import { promptFor, type PromptParts } from './domain/prompt.ts';

/** A piece of an answer as it comes into being. */
export type Piece =
  | { type: 'text'; text: string }
  | { type: 'card'; contentUuid: string }
  | { type: 'suggestions'; suggestions: string[] }
  /** All pieces before it are void. */
  | { type: 'restart' }
  /** Who the pieces after it come from. */
  | { type: 'by'; answeredBy: AnsweredBy };

export interface AnswerSources {
  shelves: ShelfSearch;
  model: LanguageModel | undefined;
  prompts: PromptParts;
  /** Judges what a model said, at its end. */
  moderator: Moderator;
  /** How fast the house engine speaks; 0 for all at once. */
  wordsPerSecond: number;
  log: { warn(facts: object, message: string): void };
}

const maxOutputTokens = 600;

/** What a model said breaks a safety rule. */
class UnsafeAnswerError extends Error {}

/**
 * Answers with the language model where there is one, else, or where it fails, with the house engine.
 * A crisis is always answered by the house: with help lines that no model can get wrong.
 * @throws the signal's reason when aborted
 */
export async function* composeAnswer(
  sources: AnswerSources,
  question: HouseQuestion,
  signal: AbortSignal,
): AsyncGenerator<Piece> {
  const { model } = sources;
  if (!model || hearCrisis(question.text)) {
    yield { type: 'by', answeredBy: 'house' };
    yield* fromHouse(sources, question, signal);
    return;
  }
  let shown = false;
  try {
    yield { type: 'by', answeredBy: 'model' };
    for await (const piece of fromModel(sources, model, question, signal)) {
      shown = true;
      yield piece;
    }
  } catch (error) {
    signal.throwIfAborted();
    const trouble =
      error instanceof LanguageModelError
        ? { trouble: error.trouble, remedy: error.remedy }
        : { trouble: error instanceof UnsafeAnswerError ? 'unsafe' : 'unknown' };
    sources.log.warn({ ...trouble, shown }, 'The language model failed, and the house engine answers');
    if (shown) yield { type: 'restart' };
    yield { type: 'by', answeredBy: 'house-for-model' };
    yield* fromHouse(sources, question, signal);
  }
}

async function* fromHouse(sources: AnswerSources, question: HouseQuestion, signal: AbortSignal): AsyncGenerator<Piece> {
  const { parts, suggestions } = answerFromHouse(question, sources.shelves);
  let before = '';
  for (const part of parts) {
    if (part.type === 'card') {
      yield { type: 'card', contentUuid: part.item.uuid };
      continue;
    }
    for (const text of wordByWord(before + part.text)) {
      signal.throwIfAborted();
      yield { type: 'text', text };
      if (sources.wordsPerSecond > 0) await sleep(1_000 / sources.wordsPerSecond, undefined, { signal });
    }
    before = '\n\n';
  }
  yield { type: 'suggestions', suggestions };
}

/** Each word with the space that comes before it; put together again they are the text. */
function wordByWord(text: string): string[] {
  return text.match(/\s*\S+/g) ?? [];
}

async function* fromModel(
  { shelves, prompts, moderator }: AnswerSources,
  model: LanguageModel,
  question: HouseQuestion,
  signal: AbortSignal,
): AsyncGenerator<Piece> {
  const items = findItems(question, shelves);
  const [item] = items;
  const messages = promptFor(prompts, question, items);
  let said = '';
  for await (const chunk of model.stream({ messages, maxOutputTokens }, signal)) {
    if (chunk.type !== 'text') continue;
    said += chunk.text;
    yield { type: 'text', text: chunk.text };
  }
  if (await moderator.check(said)) throw new UnsafeAnswerError();
  const alreadyOffered = question.history.some((turn) => item && turn.offered.includes(item.uuid));
  if (item && !alreadyOffered) yield { type: 'card', contentUuid: item.uuid };
  yield { type: 'suggestions', suggestions: suggestNext(question, item) };
}
