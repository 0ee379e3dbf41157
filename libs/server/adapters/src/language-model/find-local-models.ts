import { modelsAt } from '../local-models.ts';

/** A server on this machine that answers like OpenAI's, and the chat models it has. */
export interface LocalModels {
  server: string;
  /** Ends with the version. */
  baseUrl: string;
  /** At least one. */
  models: string[];
}

/** The usual servers at the ports they open unless told otherwise, by their documentation. */
export const usualServers: readonly { server: string; port: number }[] = [
  { server: 'Ollama', port: 11_434 },
  { server: 'LM Studio', port: 1_234 },
  { server: 'llama.cpp or LocalAI', port: 8_080 },
  { server: 'vLLM', port: 8_000 },
];

/** These write nothing: they embed, listen, speak, rank or draw. */
const isNoChatModel = /embed|bge-|rerank|whisper|tts|clip|stable-diffusion|flux/i;

/**
 * Asks the usual servers on this machine's loopback address for their models; nothing else is asked.
 * @param except a port that is our own
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
