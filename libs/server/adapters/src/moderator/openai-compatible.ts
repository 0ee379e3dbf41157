import { type Moderator, ModeratorUnavailableError, type SafetyRule } from '@greenroom/ports/moderator';
import { openAiClient } from '../openai-client.ts';

export interface OpenAiModeratorSettings {
  /** Ends with the version, such as `https://api.example.com/v1`. */
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  /** Limits how long a text is held up. */
  timeoutMs: number;
}

/**
 * The vendor's categories that break one of our rules, gravest first. Categories for depicted violence, insults or
 * distress break none. Source: OpenAI's moderation guide, content classifications.
 */
const categories: readonly (readonly [string, SafetyRule])[] = [
  ['sexual/minors', 'sexual-minors'],
  ['harassment/threatening', 'violence'],
  ['hate/threatening', 'hate'],
  ['illicit/violent', 'weapons'],
  ['self-harm/instructions', 'self-harm-methods'],
  ['hate', 'hate'],
];

/** A moderator behind any endpoint with OpenAI's moderations API. */
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
