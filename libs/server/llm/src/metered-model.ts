import { z } from 'zod';
import {
  type LanguageModel,
  type LanguageModelRequest,
  type ModelChunk,
  type ModelUsage,
  type StructuredRequest,
} from '@greenroom/ports/language-model';
import { boundText } from './bound-text.ts';
import { gatherText } from './gather-text.ts';
import type { CallFor } from './open-call.ts';
import { estimateTokens, mostInputTokens, type MostUsage, type Spent, spentOn } from './model-cost.ts';

/** A language model whose calls count against a budget. */
export interface MeteredModel {
  model: LanguageModel;
  /**
   * Sets aside what a call may cost at most.
   * @returns the call's uuid; nothing where the budget of the day does not hold it
   */
  open(most: MostUsage): Promise<string | undefined>;
}

/** Returns the metered model for one purpose. */
export type ModelFor = (asksFor: CallFor) => MeteredModel;

/** A call that fits the budget. The caller must record what was spent once the call has ended. */
export interface MeteredCall {
  uuid: string;
  /**
   * Ends as cut at its limit if the vendor sends more than it was allowed to.
   * @param everyMs how long text after the first chunk is collected
   */
  stream(signal: AbortSignal, everyMs: number): AsyncIterable<ModelChunk>;
  /**
   * Returns what the call cost.
   * @param error how the call failed
   */
  spent(error?: unknown): Spent;
}

/** Opens a streamed call; returns undefined if the budget does not allow it. */
export async function startCall(
  { model, open }: MeteredModel,
  request: LanguageModelRequest,
): Promise<MeteredCall | undefined> {
  const most = mostFor(request);
  const uuid = await open(most);
  if (uuid === undefined) return undefined;
  let saidLength = 0;
  let usage: ModelUsage | undefined;
  return {
    uuid,
    async *stream(signal, everyMs) {
      const gathered = gatherText(model.stream(request, signal), everyMs);
      for await (const chunk of boundText(gathered, request.maxOutputTokens)) {
        if (chunk.type === 'text') saidLength += chunk.text.length;
        else usage = chunk.usage;
        yield chunk;
      }
    },
    spent: (error) => spentOn({ inputTokens: most.likelyInputTokens, saidLength, usage, error }),
  };
}

/** The outcome of a call for a value. */
export type ValueCall<T> = { uuid: string; spent: Spent } & ({ value: T } | { error: unknown });

/**
 * Makes a call for a value; returns undefined if the budget does not allow it. The output length of a failed call is
 * unknown, so it counts as the maximum.
 */
export async function callForValue<T>(
  { model, open }: MeteredModel,
  request: StructuredRequest<T>,
  signal: AbortSignal,
): Promise<ValueCall<T> | undefined> {
  const most = mostFor(request);
  const uuid = await open(most);
  if (uuid === undefined) return undefined;
  const inputTokens = most.likelyInputTokens;
  try {
    const { value, usage } = await model.complete(request, signal);
    const saidLength = JSON.stringify(value).length;
    return { uuid, value, spent: spentOn({ inputTokens, saidLength, usage }) };
  } catch (error) {
    const spent = spentOn({ inputTokens, saidLength: 0, error });
    const { outputTokens } = most;
    return { uuid, error, spent: spent.estimated ? { inputTokens, outputTokens, estimated: true } : spent };
  }
}

function mostFor(request: LanguageModelRequest | StructuredRequest<unknown>): MostUsage {
  const texts = request.messages.map(({ content }) => content);
  // The model reads the schema as well.
  if ('schema' in request) texts.push(JSON.stringify(z.toJSONSchema(request.schema)));
  return {
    inputTokens: mostInputTokens(texts),
    likelyInputTokens: estimateTokens(texts.reduce((sum, text) => sum + text.length, 0)),
    outputTokens: request.maxOutputTokens,
  };
}
