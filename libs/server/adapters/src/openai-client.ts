import OpenAI from 'openai';

export interface OpenAiClientSettings {
  /** Ends with the version, such as `https://api.example.com/v1`. */
  baseUrl: string;
  /** Undefined for self-hosted servers that need no key. */
  apiKey: string | undefined;
  /** How often a failed request is retried. */
  retries: number;
  /** For one attempt, in milliseconds. Default: the library's own. */
  timeoutMs?: number;
}

/** Creates the vendor's client without account settings from the environment, and without logging. */
export function openAiClient({ baseUrl, apiKey, retries, timeoutMs }: OpenAiClientSettings): OpenAI {
  return new OpenAI({
    baseURL: baseUrl,
    // The SDK insists on a key; servers without one ignore it.
    apiKey: apiKey ?? 'none',
    maxRetries: retries,
    ...(timeoutMs !== undefined && { timeout: timeoutMs }),
    organization: null,
    project: null,
    logLevel: 'off',
  });
}
