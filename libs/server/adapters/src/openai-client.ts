import OpenAI from 'openai';

export interface OpenAiClientSettings {
  /** Ends with the version, such as `https://api.example.com/v1`. */
  baseUrl: string;
  /** Left out for servers at home that ask for none. */
  apiKey: string | undefined;
  /** How often a request is repeated that failed. */
  retries: number;
  /** For one try, in milliseconds; without it the library's own. */
  timeoutMs?: number;
}

/** The vendor's library, told nothing of this machine's account and printing nothing. */
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
