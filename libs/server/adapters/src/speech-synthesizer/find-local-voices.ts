import { z } from 'zod';
import { askLoopback } from '../ask-loopback.ts';
import { type ListedModel, modelsAt } from '../local-models.ts';

/** A model of a server on this machine, and the names of its voices; empty if the server does not list them. */
export interface LocalVoice {
  model: string;
  voices: string[];
}

/** A server on this machine with OpenAI's `/v1/audio/speech` API. */
export interface LocalVoices {
  server: string;
  /** Ends with the version. */
  baseUrl: string;
  /** By language; at least one is set. */
  speaks: { en?: LocalVoice | undefined; de?: LocalVoice | undefined };
}

/** Common servers at their documented default ports. */
export const usualVoiceServers: readonly { server: string; port: number }[] = [
  { server: 'Kokoro-FastAPI', port: 8_880 },
  { server: 'openedai-speech or speaches', port: 8_000 },
  { server: 'LocalAI', port: 8_080 },
];

const speaksByName = /tts|kokoro|piper|\bvoice|speech|orpheus|chatterbox/i;
const onlyHears = /whisper|transcri|recognition|\bstt\b|\basr\b/i;

const Name = z
  .union([
    z.string(),
    z.object({ id: z.string() }).transform(({ id }) => id),
    z.object({ voice_id: z.string() }).transform((voice) => voice.voice_id),
    z.object({ name: z.string() }).transform(({ name }) => name),
  ])
  .pipe(z.string().min(1).max(200));
const Names = z.union([z.array(Name), z.object({ voices: z.array(Name) }).transform(({ voices }) => voices)]);

/**
 * Asks the common servers on this machine's loopback address, and nothing else, for models that speak.
 * @param except the server's own port
 * @param model the configured model, if any; it is trusted to speak each language
 * @returns servers with at least one, in the order of `servers`
 */
export async function findLocalVoices({
  except,
  model,
  servers = usualVoiceServers,
}: { except?: number; model?: string | undefined; servers?: typeof usualVoiceServers } = {}): Promise<LocalVoices[]> {
  const asked = servers.filter(({ port }) => port !== except);
  const found = await Promise.all(
    asked.map(async ({ server, port }) => {
      const models = await modelsAt(port);
      const fitting = models.filter((one) => (model === undefined ? isVoice(one) : one.id === model));
      if (fitting.length === 0) return undefined;
      const { data: voices = [] } = Names.safeParse(await askLoopback(port, '/v1/audio/voices'));
      const speaks = byLanguage(
        fitting.map(({ id }) => id),
        voices,
        model !== undefined,
      );
      return speaks.en || speaks.de ? { server, baseUrl: `http://127.0.0.1:${port}/v1`, speaks } : undefined;
    }),
  );
  return found.filter((one) => one !== undefined);
}

function isVoice({ id, task }: ListedModel): boolean {
  if (task !== undefined) return task === 'text-to-speech';
  return speaksByName.test(id) && !onlyHears.test(id);
}

/** A model speaks the language in its name, such as `piper-de_DE-thorsten`; one without a language speaks English. */
function byLanguage(models: readonly string[], voices: readonly string[], isNamed: boolean): LocalVoices['speaks'] {
  const first = (language: 'en' | 'de'): LocalVoice | undefined => {
    const told = models.find((id) => languageOf(id) === language);
    const model =
      told ?? (language === 'en' || isNamed ? models.find((id) => languageOf(id) === undefined) : undefined);
    return model === undefined ? undefined : { model, voices: voicesFor(voices, language) };
  };
  return { en: first('en'), de: first('de') };
}

const languageOf = (model: string) =>
  /(?:^|[^a-z])(en|de|fr|es|it|pt|nl|pl|ru|zh|ja)[_-]/i.exec(model)?.[1]?.toLowerCase();

/** The first letter of a Kokoro voice gives its language (a and b: English), the second its sex. */
const kokoroName = /^[a-z][fm]_/;

function voicesFor(voices: readonly string[], language: 'en' | 'de'): string[] {
  if (!voices.some((voice) => kokoroName.test(voice))) return [...voices];
  // Kokoro has no German voices.
  return language === 'en' ? voices.filter((voice) => /^[ab][fm]_/.test(voice) && !voice.includes('_v0')) : [];
}
