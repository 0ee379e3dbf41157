import { LanguageModelError, type LanguageModelTrouble, type ModelUsage } from '../../../ports/language-model.ts';

/** What a language model may cost on one day (UTC), and what it asks for. Money is in millionths of a US dollar. */
export interface ModelBudget {
  tokensPerPerson: number;
  tokensTotal: number;
  moneyPerPerson: number;
  moneyTotal: number;
  prices: ModelPrices;
}

/** Millionths of a US dollar for a token, which is the same as US dollars for a million tokens. */
export interface ModelPrices {
  input: number;
  output: number;
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
