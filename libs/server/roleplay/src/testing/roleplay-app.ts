import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { RoleplayFeedback, RoleplaySession } from '@greenroom/contracts';
import { rightsBySetting } from '@greenroom/access';
import { shippedContent } from '@greenroom/content/testing/shipped-content';
import { callAs } from '@greenroom/testing/call-as';
import { moduleApp } from '@greenroom/testing/module-app';
import type { OpenDatabase } from '@greenroom/database';
import type { FileStore } from '@greenroom/ports/file-store';
import { memoryFiles } from '@greenroom/ports/testing/file-store';
import { wordLists } from '@greenroom/safety';
import { loadPrompt } from '@greenroom/llm';
import { type Catalogue, loadCatalogue } from '@greenroom/content';
import { type RoleplayDependencies, type RoleplayModule, roleplayModule } from '../index.ts';

/** A clock that tests control. */
export interface TestClock {
  now(): Date;
  /** Advances the clock. */
  pass(ms: number): void;
}

export function testClock(): TestClock {
  let at = Date.now();
  return { now: () => new Date(at), pass: (ms) => void (at += ms) };
}

export interface RoleplayFixture {
  app: FastifyInstance;
  roleplay: RoleplayModule;
  catalogue: Catalogue;
  clock: TestClock;
  /** Sessions whose feedback was queued. */
  queued: string[];
  /** Files of the file store, by key. */
  files: Map<string, Uint8Array>;
  fileStore: FileStore;
  /** Returns a caller with an account. */
  as(accountUuid: string): Caller;
}

export interface Caller {
  call: ReturnType<typeof callAs>;
  /** Creates a session and opens it. */
  begin(scene: object, setup?: object): Promise<RoleplaySession>;
  say(session: RoleplaySession, text: string, clientLineId?: string): Promise<RoleplaySession>;
  feedback(session: RoleplaySession): Promise<RoleplayFeedback>;
}

let known: Promise<Catalogue> | undefined;

/** Starts the roleplay module with the shipped scenes on a test database. */
export async function roleplayApp(
  database: OpenDatabase,
  options: Partial<RoleplayDependencies> = {},
): Promise<RoleplayFixture> {
  const contentDir = shippedContent;
  const catalogue = await (known ??= loadCatalogue(contentDir));
  const [scene, judge] = await Promise.all([loadPrompt(contentDir, 'scene'), loadPrompt(contentDir, 'judge')]);
  const clock = testClock();
  const queued: string[] = [];
  const files = memoryFiles();
  const roleplay = roleplayModule({
    db: database.db,
    scenes: catalogue.scenes,
    synonyms: catalogue.synonyms,
    coaches: catalogue.coaches,
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
  const app = await moduleApp(roleplay.routes);
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
    call: callAs(app, accountUuid),
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
