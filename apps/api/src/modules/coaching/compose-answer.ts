import { setTimeout as sleep } from 'node:timers/promises';
import type { AnsweredBy } from '@greenroom/contracts';
import { LanguageModelError, type ModelChunk } from '../../ports/language-model.ts';
import type { Moderator } from '../../ports/moderator.ts';
import type { Item } from '../content/index.ts';
import {
  answerFromHouse,
  findItems,
  hearCrisis,
  type HouseQuestion,
  type ShelfSearch,
  suggestNext,
} from './domain/house-engine/index.ts';
import type { Spent } from './domain/model-cost.ts';
import { promptFor, type PromptPart, type PromptParts } from './domain/prompt.ts';
import { type MeteredModel, startCall } from './metered-model.ts';

/** A piece of an answer as it comes into being. */
export type Piece =
  | { type: 'text'; text: string }
  | { type: 'card'; contentUuid: string }
  | { type: 'suggestions'; suggestions: string[] }
  /** All pieces before it are void. */
  | { type: 'restart' }
  /** Who the pieces after it come from. */
  | { type: 'by'; answeredBy: AnsweredBy }
  /** What a call to the language model cost, whatever came of it. */
  | { type: 'spent'; call: string; spent: Spent };

export interface AnswerSources {
  shelves: ShelfSearch;
  model: MeteredModel | undefined;
  prompts: PromptParts;
  /** What a model is told beside them. */
  alsoTold?: PromptPart;
  /** Judges what a model said, at its end. */
  moderator: Moderator;
  /** How fast the house engine speaks; 0 for all at once. */
  wordsPerSecond: number;
  /** How long text of a model is gathered, but for the first: more often, nobody would see it. */
  textEveryMs: number;
  log: { warn(facts: object, message: string): void };
}

const maxOutputTokens = 600;

/** What a model said breaks a safety rule. */
class UnsafeAnswerError extends Error {}

/**
 * Answers with the language model where there is one, else, or where it fails or the day's budget for it is used up,
 * with the house engine.
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
  const items = findItems(question, sources.shelves);
  const request = { messages: promptFor(sources.prompts, question, items, sources.alsoTold), maxOutputTokens };
  const call = await startCall(model, request);
  if (!call) {
    sources.log.warn({ trouble: 'over-budget' }, 'The language model is not asked, and the house engine answers');
    yield { type: 'by', answeredBy: 'house-for-model' };
    yield* fromHouse(sources, question, signal);
    return;
  }
  let shown = false;
  try {
    yield { type: 'by', answeredBy: 'model' };
    for await (const piece of fromModel(sources, call.stream(signal, sources.textEveryMs), question, items)) {
      shown = true;
      yield piece;
    }
    yield { type: 'spent', call: call.uuid, spent: call.spent() };
  } catch (error) {
    signal.throwIfAborted();
    sources.log.warn({ ...troubleOf(error), shown }, 'The language model failed, and the house engine answers');
    yield { type: 'spent', call: call.uuid, spent: call.spent(error) };
    if (shown) yield { type: 'restart' };
    yield { type: 'by', answeredBy: 'house-for-model' };
    yield* fromHouse(sources, question, signal);
  }
}

function troubleOf(error: unknown): { trouble: string; remedy?: string } {
  if (error instanceof LanguageModelError) return { trouble: error.trouble, remedy: error.remedy };
  return { trouble: error instanceof UnsafeAnswerError ? 'unsafe' : 'unknown' };
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
  { moderator }: AnswerSources,
  chunks: AsyncIterable<ModelChunk>,
  question: HouseQuestion,
  items: readonly Item[],
): AsyncGenerator<Piece> {
  const [item] = items;
  let said = '';
  for await (const chunk of chunks) {
    if (chunk.type !== 'text') continue;
    said += chunk.text;
    yield { type: 'text', text: chunk.text };
  }
  if (await moderator.check(said)) throw new UnsafeAnswerError();
  const alreadyOffered = question.history.some((turn) => item && turn.offered.includes(item.uuid));
  if (item && !alreadyOffered) yield { type: 'card', contentUuid: item.uuid };
  yield { type: 'suggestions', suggestions: suggestNext(question, item) };
}
