import type { Piece } from './piece.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { LanguageModelError, type ModelChunk } from '@greenroom/ports/language-model';
import type { Moderator } from '@greenroom/ports/moderator';
import type { Item } from '@greenroom/content';
import { afterCare, careText, detectCrisis } from '@greenroom/safety';
import {
  answerFromHouse,
  askingBeside,
  callsForCare,
  findItems,
  type HouseQuestion,
  type ShelfSearch,
  suggestNext,
} from '@greenroom/house-engine';
import { filterFor, piecesOf } from './answer-guard.ts';
import { promptFor, type PromptParts } from '../domain/prompt.ts';
import { type PromptPart, type MeteredModel, startCall } from '@greenroom/llm';

export interface AnswerSources {
  shelves: ShelfSearch;
  model: MeteredModel | undefined;
  prompts: PromptParts;
  /** What a model receives beside the prompts. */
  alsoTold?: PromptPart;
  /** Judges a model's complete answer. */
  moderator: Moderator;
  /** Output speed of the house engine; 0 sends everything at once. */
  wordsPerSecond: number;
  /**
   * How long text from a model is gathered before it is sent on, except the first. Readers do not notice smaller steps.
   */
  textEveryMs: number;
  /** Whether a model's text is released word by word, or in whole sentences for speech. */
  shownBy: 'word' | 'sentence';
  /** The origin of the site, such as `https://example.com`. A model's links are kept where they lead to its pages. */
  origin: string | undefined;
  log: { warn(facts: object, message: string): void };
}

const maxOutputTokens = 600;

/** The model's answer breaks a safety rule. */
class UnsafeAnswerError extends Error {}

/** The model's answer mentions danger, which it can only have from what the person said. */
class DangerousAnswerError extends Error {
  readonly danger;
  constructor(danger: NonNullable<ReturnType<typeof detectCrisis>>) {
    super('The answer speaks of danger');
    this.danger = danger;
  }
}

function* askAfter({ danger }: DangerousAnswerError, { country }: HouseQuestion): Generator<Piece> {
  const step = danger.tier === 'threat' ? 'refusal' : 'worried';
  yield { type: 'text', text: careText({ step, danger }, country).join('\n\n') };
  yield { type: 'suggestions', suggestions: [] };
}

/**
 * Answers with the language model if there is one. Otherwise, or if the model fails or the day's budget is used up,
 * answers with the house engine.
 * Danger is always answered by the house engine, with help lines that no model can get wrong. What was said about
 * danger is left out of the model's history. Where the model's own answer mentions danger, the house engine asks about
 * it instead. Where a message may only hint at danger, the house engine asks about it before the model answers.
 * @throws the signal's reason when aborted
 */
export async function* composeAnswer(
  sources: AnswerSources,
  asked: HouseQuestion,
  signal: AbortSignal,
): AsyncGenerator<Piece> {
  const { model } = sources;
  if (!model || callsForCare(asked)) {
    yield { type: 'by', answeredBy: 'house' };
    yield* fromHouse(sources, asked, signal);
    return;
  }
  const question = { ...asked, history: afterCare(asked.history) };
  const items = findItems(question, sources.shelves);
  const request = { messages: promptFor(sources.prompts, question, items, sources.alsoTold), maxOutputTokens };
  const call = await startCall(model, request);
  if (!call) {
    sources.log.warn({ trouble: 'over-budget' }, 'Language model budget used up; answering with the house engine');
    yield { type: 'by', answeredBy: 'house-for-model' };
    yield* fromHouse(sources, asked, signal);
    return;
  }
  let shown = false;
  try {
    yield { type: 'by', answeredBy: 'model' };
    for (const piece of askBeside(asked)) {
      shown = true;
      yield piece;
    }
    for await (const piece of fromModel(sources, call.stream(signal, sources.textEveryMs), question, items)) {
      shown = true;
      yield piece;
    }
    yield { type: 'spent', call: call.uuid, spent: call.spent() };
  } catch (error) {
    signal.throwIfAborted();
    sources.log.warn({ ...troubleOf(error), shown }, 'The language model failed; answering with the house engine');
    yield { type: 'spent', call: call.uuid, spent: call.spent(error) };
    if (shown) yield { type: 'restart' };
    yield { type: 'by', answeredBy: 'house-for-model' };
    if (error instanceof DangerousAnswerError) yield* askAfter(error, question);
    else yield* fromHouse(sources, asked, signal);
  }
}

/**
 * Yields the question about possible danger that comes before a model's answer, as it does before the house engine's.
 */
function* askBeside(question: HouseQuestion): Generator<Piece> {
  for (const part of Object.values(askingBeside(question, false)).flat())
    if (part.type === 'text') yield { type: 'text', text: `${part.text}\n\n` };
}

function troubleOf(error: unknown): { trouble: string; remedy?: string } {
  if (error instanceof LanguageModelError) return { trouble: error.trouble, remedy: error.remedy };
  if (error instanceof DangerousAnswerError) return { trouble: 'danger' };
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

/** Splits a text into words, each with the whitespace before it. Joined, they are the text again. */
function wordByWord(text: string): string[] {
  return text.match(/\s*\S+/g) ?? [];
}

async function* fromModel(
  { moderator, origin, shownBy }: AnswerSources,
  chunks: AsyncIterable<ModelChunk>,
  question: HouseQuestion,
  items: readonly Item[],
): AsyncGenerator<Piece> {
  const [item] = items;
  const filter = filterFor(question, origin, shownBy);
  let said = '';
  let cut = false;
  for await (const chunk of chunks) {
    if (chunk.type === 'text') {
      said += chunk.text;
      yield* piecesOf(filter.push(chunk.text));
    } else cut = chunk.finish === 'cut-at-limit';
  }
  const whole = filter.end(cut);
  if (filter.isBlank()) throw new LanguageModelError('empty', 'The language model said nothing that can be shown');
  yield* piecesOf(whole);
  if (cut) yield { type: 'cut' };
  const danger = detectCrisis(said);
  if (danger) throw new DangerousAnswerError(danger);
  if (await moderator.check(said)) throw new UnsafeAnswerError();
  const alreadyOffered = question.history.some((turn) => item && turn.offered.includes(item.uuid));
  if (item && !alreadyOffered) yield { type: 'card', contentUuid: item.uuid };
  yield { type: 'suggestions', suggestions: suggestNext(question, item) };
}
