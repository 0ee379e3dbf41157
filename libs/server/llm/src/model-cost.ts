import { Buffer } from 'node:buffer';
import { LanguageModelError, type LanguageModelTrouble, type ModelUsage } from '@greenroom/ports/language-model';

/** What a language model may cost on one day (UTC), and what it asks for. Money is in millionths of a US dollar. */
export interface ModelBudget {
  tokensPerPerson: number;
  tokensTotal: number;
  moneyPerPerson: number;
  moneyTotal: number;
  /** From 0 to 1: the share of both totals that the people behind one address may use together. */
  sharePerAddress: number;
  prices: ModelPrices;
}

/** What the people behind one address may use on one day, in tokens and in millionths of a US dollar. */
export function limitsPerAddress({ tokensTotal, moneyTotal, sharePerAddress }: ModelBudget) {
  return { tokens: Math.floor(tokensTotal * sharePerAddress), money: Math.floor(moneyTotal * sharePerAddress) };
}

/** Millionths of a US dollar for a token, which is the same as US dollars for a million tokens. */
export interface ModelPrices {
  input: number;
  output: number;
}

/** The most that a call may cost, by which it is set aside before it is made. */
export interface MostUsage extends ModelUsage {
  /** The estimate for what is asked, which counts where the vendor does not report it. */
  likelyInputTokens: number;
}

/** What a call cost. */
export interface Spent extends ModelUsage {
  /** Counted by us, since the vendor did not say. */
  estimated: boolean;
}

/** In whole millionths of a US dollar, rounded up. */
export function costOf({ inputTokens, outputTokens }: ModelUsage, { input, output }: ModelPrices): number {
  // The prices are decimal fractions, whose products may lie a hair above the whole number they are.
  return Math.ceil(Number((inputTokens * input + outputTokens * output).toFixed(6)));
}

/**
 * A vendor's rule of thumb is four characters of English for a token; German takes more tokens for as many. So this
 * errs on the high side.
 * @see https://help.openai.com/en/articles/4936856-what-are-tokens-and-how-to-count-them
 */
const charactersPerToken = 3;

/** About how many tokens so many characters (UTF-16 code units) are. */
export function estimateTokens(characters: number): number {
  return Math.ceil(characters / charactersPerToken);
}

/**
 * Of one message beside its text: who says it, and where it begins and ends. OpenAI counts 3 to 4; templates of open
 * models take up to 8.
 */
const tokensAroundMessage = 8;

/**
 * No more tokens than these are made of what is asked: tokenizers that know bytes have at most one for each byte of
 * UTF-8, whatever the language. An estimate by characters would let a text of rare signs cost several times as much.
 * @param messages texts of the request, its schema among them
 */
export function mostInputTokens(messages: readonly string[]): number {
  return messages.reduce((sum, text) => sum + Buffer.byteLength(text) + tokensAroundMessage, 0);
}

/** A vendor that says so has not begun to work. */
const free = new Set<LanguageModelTrouble>(['rate-limited', 'unavailable', 'not-allowed', 'bad-request']);

/** What is known of a call when it has ended. */
export interface CallEnd {
  /** The estimate for what was asked. */
  inputTokens: number;
  /** How much was said, in UTF-16 code units. */
  saidLength: number;
  /** What the vendor told at its end. */
  usage?: ModelUsage | undefined;
  /** How it failed. */
  error?: unknown;
}

/** What a call that has ended cost: as the vendor reported it, else estimated from what was asked and said. */
export function spentOn({ inputTokens, saidLength, usage, error }: CallEnd): Spent {
  const reported = usage ?? (error instanceof LanguageModelError ? error.usage : undefined);
  if (reported) return { ...reported, estimated: false };
  const nothing = error instanceof LanguageModelError && free.has(error.trouble) && saidLength === 0;
  if (nothing) return { inputTokens: 0, outputTokens: 0, estimated: false };
  return { inputTokens, outputTokens: estimateTokens(saidLength), estimated: true };
}
