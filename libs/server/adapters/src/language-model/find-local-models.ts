import { z } from 'zod';

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

/** Whoever is there answers at once; something else may hold the port and say nothing. In milliseconds. */
const patience = 1_000;
/** In bytes: a longer list is none of models. */
const longest = 1_000_000;
/** These write nothing: they embed, listen, speak, rank or draw. */
const isNoChatModel = /embed|bge-|rerank|whisper|tts|clip|stable-diffusion|flux/i;

const List = z.object({ data: z.array(z.object({ id: z.string().min(1).max(200) })) });

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
      const models = await modelsAt(`${baseUrl}/models`);
      return models.length > 0 ? { server, baseUrl, models } : undefined;
    }),
  );
  return found.filter((one) => one !== undefined);
}

async function modelsAt(address: string): Promise<string[]> {
  try {
    const reply = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(patience) });
    if (!reply.ok || Number(reply.headers.get('content-length') ?? 0) > longest) return [];
    const { data } = List.parse(await reply.json());
    return data.map(({ id }) => id).filter((id) => !isNoChatModel.test(id));
  } catch {
    return [];
  }
}
