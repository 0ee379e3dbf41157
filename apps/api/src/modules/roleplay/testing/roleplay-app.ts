import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  endpoints,
  type EndpointName,
  fillPath,
  type RoleplayFeedback,
  type RoleplaySession,
} from '@greenroom/contracts';
import { contracts, fromWire } from '@greenroom/contracts/schemas';
import { rightsBySetting } from '../../../app/entitlements.ts';
import { readSettings } from '../../../app/env.ts';
import { ownPage, someAccount, testApp } from '../../../app/testing/test-app.ts';
import type { OpenDatabase } from '../../../database/open-database.ts';
import type { FileStore } from '../../../ports/file-store.ts';
import { memoryFiles } from '../../../ports/testing/file-store.ts';
import { wordLists } from '../../../adapters/moderator/word-lists.ts';
import { loadPrompt } from '../../coaching/index.ts';
import { type Catalogue, loadCatalogue } from '../../content/index.ts';
import { type RoleplayDependencies, type RoleplayModule, roleplayModule } from '../index.ts';

/** A clock that tests hold. */
export interface TestClock {
  now(): Date;
  /** Lets time pass. */
  pass(ms: number): void;
}

export function testClock(): TestClock {
  let at = Date.now();
  return { now: () => new Date(at), pass: (ms) => void (at += ms) };
}

export interface RoleplayWorld {
  app: FastifyInstance;
  roleplay: RoleplayModule;
  catalogue: Catalogue;
  clock: TestClock;
  /** Scenes whose notes were queued. */
  queued: string[];
  /** Files of the file store, by key. */
  files: Map<string, Uint8Array>;
  fileStore: FileStore;
  /** Somebody with an account. */
  as(accountUuid: string): Caller;
}

export interface Caller {
  call(
    name: EndpointName,
    params?: Record<string, string>,
    more?: { query?: string; body?: object },
  ): Promise<Answered>;
  /** Makes a scene and opens it. */
  begin(scene: object, setup?: object): Promise<RoleplaySession>;
  say(session: RoleplaySession, text: string, clientLineId?: string): Promise<RoleplaySession>;
  feedback(session: RoleplaySession): Promise<RoleplayFeedback>;
}

interface Answered {
  status: number;
  body: string;
  /** The reply, read by its contract. */
  reply: unknown;
  error: { code: string; message: string; fields?: { path: string; message: string }[] };
}

let known: Promise<Catalogue> | undefined;

/** The product as far as scenes go, with the real ones, on a database. */
export async function roleplayApp(
  database: OpenDatabase,
  options: Partial<RoleplayDependencies> = {},
): Promise<RoleplayWorld> {
  const { contentDir } = readSettings({});
  const catalogue = await (known ??= loadCatalogue(contentDir));
  const [scene, judge] = await Promise.all([loadPrompt(contentDir, 'scene'), loadPrompt(contentDir, 'judge')]);
  const clock = testClock();
  const queued: string[] = [];
  const files = memoryFiles();
  const roleplay = roleplayModule({
    db: database.db,
    scenes: catalogue.scenes,
    rightsOf: rightsBySetting('off'),
    moderator: wordLists,
    files,
    model: undefined,
    prompts: { scene, judge },
    queueNotes: async (uuid) => void queued.push(uuid),
    log: { warn: () => {} },
    now: clock.now,
    ...options,
  });
  const identity = {
    routes: () => {},
    identify: async ({ headers }: { headers: Record<string, unknown> }) =>
      typeof headers['x-account'] === 'string' ? { ...someAccount, uuid: headers['x-account'] } : undefined,
  };
  const app = await testApp({
    services: { database, catalogue, roleplay, identity: identity as never },
  });
  return {
    app,
    roleplay,
    catalogue,
    clock,
    queued,
    files: files.files,
    fileStore: files,
    as: (accountUuid) => callerOf(app, accountUuid),
  };
}

function callerOf(app: FastifyInstance, accountUuid: string): Caller {
  const caller: Caller = {
    async call(name, params = {}, { query = '', body } = {}) {
      const { method, path } = endpoints[name];
      const answer = await app.inject({
        method,
        url: `${fillPath(path, params)}${query && `?${query}`}`,
        headers: { ...ownPage, 'x-account': accountUuid },
        ...(body && { payload: body }),
      });
      const isJson = answer.headers['content-type']?.toString().startsWith('application/json') ?? false;
      const json = isJson ? answer.json<{ error?: Answered['error'] }>() : {};
      const reply = answer.statusCode === 200 && isJson ? fromWire(contracts[name].reply, json).data : undefined;
      return { status: answer.statusCode, body: answer.body, reply, error: json.error as Answered['error'] };
    },
    async begin(scene, setup = {}) {
      const made = await caller.call('roleplayCreate', {}, { body: { scene, ...setup } });
      if (made.status !== 200) throw new Error(made.body);
      const { userRolePlayUuid } = made.reply as RoleplaySession;
      return (await caller.call('roleplayBegin', { userRolePlayUuid })).reply as RoleplaySession;
    },
    async say({ userRolePlayUuid }, text, clientLineId = randomUUID()) {
      const said = await caller.call(
        'roleplaySay',
        { userRolePlayUuid },
        { body: { client_line_id: clientLineId, text } },
      );
      if (said.status !== 200) throw new Error(said.body);
      return said.reply as RoleplaySession;
    },
    async feedback({ conversationUuid }) {
      const read = await caller.call('roleplayFeedback', { conversationUuid }, { query: 'async=true' });
      if (read.status !== 200) throw new Error(read.body);
      return read.reply as RoleplayFeedback;
    },
  };
  return caller;
}
