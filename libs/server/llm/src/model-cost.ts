import { Buffer } from 'node:buffer';
import { LanguageModelError, type LanguageModelTrouble, type ModelUsage } from '@greenroom/ports/language-model';

/** The daily budget (UTC) of a language model, and its prices. Money is in millionths of a US dollar. */
export interface ModelBudget {
  tokensPerPerson: number;
  tokensTotal: number;
  moneyPerPerson: number;
  moneyTotal: number;
  /** From 0 to 1: the share of both totals that the people behind one address may use together. */
  sharePerAddress: number;
  prices: ModelPrices;
}

/** Returns what the people behind one address may use per day, in tokens and in millionths of a US dollar. */
export function limitsPerAddress({ tokensTotal, moneyTotal, sharePerAddress }: ModelBudget) {
  return { tokens: Math.floor(tokensTotal * sharePerAddress), money: Math.floor(moneyTotal * sharePerAddress) };
}

/** Millionths of a US dollar per token, which equals US dollars per million tokens. */
export interface ModelPrices {
  input: number;
  output: number;
}

/** The most that a call may use; this amount is reserved before the call is made. */
export interface MostUsage extends ModelUsage {
  /** The estimated input tokens, which count if the vendor does not report usage. */
  likelyInputTokens: number;
}

/** What a call cost. */
export interface Spent extends ModelUsage {
  /** Estimated by us because the vendor reported no usage. */
  estimated: boolean;
}

/** Returns the cost in whole millionths of a US dollar, rounded up. */
export function costOf({ inputTokens, outputTokens }: ModelUsage, { input, output }: ModelPrices): number {
  // The prices are decimal fractions, so floating-point products may lie slightly above the exact whole number.
  return Math.ceil(Number((inputTokens * input + outputTokens * output).toFixed(6)));
}

/**
 * A vendor's rule of thumb is four characters of English per token; German needs more tokens for the same length. So
 * this errs on the high side.
 * @see https://help.openai.com/en/articles/4936856-what-are-tokens-and-how-to-count-them
 */
const charactersPerToken = 3;

/** Estimates the tokens in this many characters (UTF-16 code units). */
export function estimateTokens(characters: number): number {
  return Math.ceil(characters / charactersPerToken);
}

/**
 * Tokens that a message takes besides its text: its role, its start and its end. OpenAI counts 3 to 4; templates of
 * open models take up to 8.
 */
const tokensAroundMessage = 8;

/**
 * Returns an upper bound for the tokens of a request: byte-level tokenizers make at most one token per byte of UTF-8,
 * in any language. An estimate by characters would let a text of rare characters cost several times as much.
 * @param messages texts of the request, including its schema
 */
export function mostInputTokens(messages: readonly string[]): number {
  return messages.reduce((sum, text) => sum + Buffer.byteLength(text) + tokensAroundMessage, 0);
}

/** Failures that vendors report before they start working, so the call costs nothing. */
const free = new Set<LanguageModelTrouble>(['rate-limited', 'unavailable', 'not-allowed', 'bad-request']);

/** What is known about a call when it has ended. */
export interface CallEnd {
  /** The estimated input tokens. */
  inputTokens: number;
  /** The length of the output, in UTF-16 code units. */
  saidLength: number;
  /** The usage that the vendor reported at the end. */
  usage?: ModelUsage | undefined;
  /** How the call failed. */
  error?: unknown;
}

/** Returns what an ended call cost: the vendor's report, or an estimate from the lengths of input and output. */
export function spentOn({ inputTokens, saidLength, usage, error }: CallEnd): Spent {
  const reported = usage ?? (error instanceof LanguageModelError ? error.usage : undefined);
  if (reported) return { ...reported, estimated: false };
  const nothing = error instanceof LanguageModelError && free.has(error.trouble) && saidLength === 0;
  if (nothing) return { inputTokens: 0, outputTokens: 0, estimated: false };
  return { inputTokens, outputTokens: estimateTokens(saidLength), estimated: true };
}
