import { wavOf } from '@greenroom/audio';
import { speechRate } from '@greenroom/ports/voice-activity';
import { z } from 'zod';
import { askLoopback } from '../ask-loopback.ts';
import { type ListedModel, modelsAt } from '../local-models.ts';

/** A server on this machine with OpenAI's `/v1/audio/transcriptions` API. */
export interface LocalTranscriber {
  server: string;
  /** Ends with the version. */
  baseUrl: string;
  model: string;
  /** Primary subtags; `any` if the model's name implies no limit. */
  languages: 'any' | string[];
}

/** Common servers at their documented default ports. */
export const usualTranscribers: readonly { server: string; port: number }[] = [
  { server: 'speaches or faster-whisper-server', port: 8_000 },
  { server: 'LocalAI or whisper.cpp', port: 8_080 },
];

const hearsByName = /whisper|transcri|parakeet|canary|voxtral/i;
/** Whisper's small English-only models, and those distilled from them. */
const isEnglishOnly = /\.en\b|-en\b|distil-(small|medium|large-v2)/i;

const Transcription = z.object({ text: z.string() });

/**
 * Asks the common servers on this machine's loopback address, and nothing else, for transcription models. whisper.cpp
 * lists no models, so it is asked to transcribe a tenth of a second of silence.
 * @param except the server's own port
 * @param model the configured model, if any
 * @returns transcribers for all languages before those for English only
 */
export async function findLocalTranscribers({
  except,
  model,
  servers = usualTranscribers,
}: { except?: number; model?: string | undefined; servers?: typeof usualTranscribers } = {}): Promise<
  LocalTranscriber[]
> {
  const asked = servers.filter(({ port }) => port !== except);
  const found = await Promise.all(
    asked.map(async ({ server, port }): Promise<LocalTranscriber | undefined> => {
      const listed = await modelsAt(port);
      const fitting = listed.filter((one) => (model === undefined ? hears(one) : one.id === model)).map(({ id }) => id);
      const chosen =
        fitting.find((id) => !isEnglishOnly.test(id)) ?? fitting[0] ?? (await unlisted(port, listed, model));
      if (chosen === undefined) return undefined;
      const languages = isEnglishOnly.test(chosen) ? ['en'] : ('any' as const);
      return { server, baseUrl: `http://127.0.0.1:${port}/v1`, model: chosen, languages };
    }),
  );
  return found.filter((one) => one !== undefined).sort((one, other) => rank(one) - rank(other));
}

const rank = ({ languages }: LocalTranscriber) => (languages === 'any' ? 0 : 1);

function hears({ id, task }: ListedModel): boolean {
  return task === undefined ? hearsByName.test(id) : task === 'automatic-speech-recognition';
}

/** Returns the model name to use with a server that lists no model but transcribes. */
async function unlisted(
  port: number,
  listed: readonly ListedModel[],
  model = 'whisper-1',
): Promise<string | undefined> {
  if (listed.length > 0) return undefined;
  const body = new FormData();
  body.set('model', model);
  body.set('response_format', 'json');
  body.set(
    'file',
    new File([wavOf(new Int16Array(speechRate / 10), speechRate)], 'silence.wav', { type: 'audio/wav' }),
  );
  const answer = await askLoopback(port, '/v1/audio/transcriptions', { method: 'POST', body });
  return Transcription.safeParse(answer).success ? model : undefined;
}
