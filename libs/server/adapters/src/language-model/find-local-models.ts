import { modelsAt } from '../local-models.ts';

/** A server on this machine with an OpenAI-compatible API, and its chat models. */
export interface LocalModels {
  server: string;
  /** Ends with the version. */
  baseUrl: string;
  /** At least one. */
  models: string[];
}

/** Common servers at their documented default ports. */
export const usualServers: readonly { server: string; port: number }[] = [
  { server: 'Ollama', port: 11_434 },
  { server: 'LM Studio', port: 1_234 },
  { server: 'llama.cpp or LocalAI', port: 8_080 },
  { server: 'vLLM', port: 8_000 },
];

/** Names of models that do not chat: they embed, transcribe, speak, rank or draw. */
const isNoChatModel = /embed|bge-|rerank|whisper|tts|clip|stable-diffusion|flux/i;

/**
 * Asks the common servers on this machine's loopback address, and nothing else, for their models.
 * @param except the server's own port
 * @returns servers with at least one chat model, in the order of `servers`
 */
export async function findLocalModels({
  except,
  servers = usualServers,
}: { except?: number; servers?: typeof usualServers } = {}): Promise<LocalModels[]> {
  const asked = servers.filter(({ port }) => port !== except);
  const found = await Promise.all(
    asked.map(async ({ server, port }) => {
      const baseUrl = `http://127.0.0.1:${port}/v1`;
      const models = (await modelsAt(port)).map(({ id }) => id).filter((id) => !isNoChatModel.test(id));
      return models.length > 0 ? { server, baseUrl, models } : undefined;
    }),
  );
  return found.filter((one) => one !== undefined);
}
