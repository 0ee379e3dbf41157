import { type Moderator, ModeratorUnavailableError, type SafetyRule } from '@greenroom/ports/moderator';
import { openAiClient } from '../openai-client.ts';

export interface OpenAiModeratorSettings {
  /** Ends with the version, such as `https://api.example.com/v1`. */
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  /** A text is not held up for longer. */
  timeoutMs: number;
}

/**
 * The vendor's categories that break a rule of ours, the gravest first. Those that only depict violence, that insult, or
 * that show somebody in distress do not. Source: OpenAI's moderation guide, content classifications.
 */
const categories: readonly (readonly [string, SafetyRule])[] = [
  ['sexual/minors', 'sexual-minors'],
  ['harassment/threatening', 'violence'],
  ['hate/threatening', 'hate'],
  ['illicit/violent', 'weapons'],
  ['self-harm/instructions', 'self-harm-methods'],
  ['hate', 'hate'],
];

/** A moderator behind any endpoint that speaks OpenAI's moderations. */
export function openAiModerator({ baseUrl, apiKey, model, timeoutMs }: OpenAiModeratorSettings): Moderator {
  const client = openAiClient({ baseUrl, apiKey, timeoutMs, retries: 0 });
  return {
    name: `${model} at ${new URL(baseUrl).host}`,
    async check(text) {
      const flags = await client.moderations.create({ model, input: text }).then(
        ({ results }) => results[0]?.categories as Partial<Record<string, boolean>> | undefined,
        () => undefined,
      );
      if (!flags) throw new ModeratorUnavailableError('The moderator did not judge a text');
      return categories.find(([category]) => flags[category])?.[1];
    },
  };
}
