import { readFileSync } from 'node:fs';
import {
  endpoints,
  renameKeys,
  toCamel,
  toSnake,
  type Endpoint,
  type ErrorBody,
  type ReleaseCommand,
  type ReleaseHistory,
  type ReleaseLink,
  type ReleaseStatus,
} from '@greenroom/contracts';
import { localRegistryAccessFile, type LocalRegistryAccess } from '@greenroom/release-registry';
import { CommandFailure, type exitCodes } from './command-failure.ts';

/** Timeout in milliseconds; the registry itself waits for its store. */
const limitMs = 30_000;

/** A client of a running registry, authenticated by a token. All errors are a {@link CommandFailure}. */
export interface RegistryClient {
  address: string;
  status(): Promise<ReleaseStatus>;
  history(query: { app?: string; cursor?: string }): Promise<ReleaseHistory>;
  command(command: ReleaseCommand): Promise<ReleaseStatus>;
  /** @param of the release, and for how many hours the link is valid */
  link(of: { app: string; version: string; hours: number }): Promise<ReleaseLink>;
}

interface Settings {
  RELEASE_REGISTRY?: string | undefined;
  RELEASE_TOKEN?: string | undefined;
}

/**
 * Finds the registry that the settings name; without them the one that runs on this machine, which stores its address
 * and a token in the machine's data.
 * @returns nothing if none is named and none runs here
 */
export async function findRegistry(settings: Settings, dataDir: string): Promise<RegistryClient | undefined> {
  const { RELEASE_REGISTRY: address, RELEASE_TOKEN: token } = settings;
  if (address) {
    if (!/^https?:\/\//.test(address)) throw new CommandFailure('usage', 'RELEASE_REGISTRY is an address: https://…');
    if (!token) throw new CommandFailure('usage', 'RELEASE_REGISTRY needs RELEASE_TOKEN beside it');
    return registryAt({ address: address.replace(/\/+$/, ''), token });
  }
  const door = readLocalAccess(localRegistryAccessFile(dataDir));
  if (!door) return undefined;
  const registry = registryAt(door);
  // A killed server leaves its file behind.
  const answers = await registry.status().then(
    () => true,
    () => false,
  );
  return answers ? registry : undefined;
}

function readLocalAccess(path: string): LocalRegistryAccess | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as LocalRegistryAccess;
  } catch {
    return undefined;
  }
}

/** Opens a client for a registry at an address without a trailing slash, with a token for it. */
export function registryAt({ address, token }: LocalRegistryAccess): RegistryClient {
  const ask = async <Reply>({ method, path }: Endpoint, query = '', body?: object): Promise<Reply> => {
    const answer = await fetch(address + path + query, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      signal: AbortSignal.timeout(limitMs),
      redirect: 'error',
      ...(body && { body: JSON.stringify(renameKeys(body, toSnake)) }),
    }).catch((error: unknown) => {
      throw new CommandFailure('unreachable', `${address} does not answer: ${reasonOf(error)}`);
    });
    const said: unknown = await answer.json().catch(() => undefined);
    if (!answer.ok) throw failureOf(answer.status, said as ErrorBody | undefined, address);
    if (said === undefined)
      throw new CommandFailure('unreachable', `${address} answers, but is no registry of releases`);
    return renameKeys(said, toCamel) as Reply;
  };
  return {
    address,
    status: () => ask(endpoints.releasesStatus),
    history: (query) => ask(endpoints.releasesHistory, `?${new URLSearchParams(query)}`),
    link: (of) => ask(endpoints.releasesLink, '', of),
    command: (command) => ask(endpoints.releasesCommand, '', command),
  };
}

const kinds: Record<number, keyof typeof exitCodes> = {
  400: 'usage',
  401: 'token',
  403: 'forbidden',
  409: 'changed',
  422: 'refused',
  503: 'unreachable',
};

/** Rules that refuse a command, by the field that names them. */
const rules: Record<string, keyof typeof exitCodes> = { freeze: 'frozen', approval: 'unapproved' };

function failureOf(status: number, body: ErrorBody | undefined, address: string): CommandFailure {
  const { message = `status ${status}`, fields = [] } = body?.error ?? {};
  if (status === 401) return new CommandFailure('token', `${address} does not know the token in RELEASE_TOKEN`);
  const rule = status === 422 ? rules[fields[0]?.path ?? ''] : undefined;
  if (rule) return new CommandFailure(rule, message);
  const where = fields.map(({ path, message: wrong }) => `\n  - ${path}: ${wrong}`).join('');
  return new CommandFailure(kinds[status] ?? 'failed', `${message}${where}`);
}

function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error && cause.message ? cause.message : message;
}
