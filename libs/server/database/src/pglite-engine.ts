import { existsSync, openAsBlob, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, protocol } from '@electric-sql/pglite';
import { maintainPglite } from './maintain-pglite.ts';
import { FatalMessage, watchMainLoop } from './watch-main-loop.ts';

/** PGlite as the wire sees it: one session, whoever the client is. */
export interface PgliteEngine {
  /** @returns what PostgreSQL answers to one message of a client */
  send(message: Uint8Array): Promise<Buffer>;
  /** Ends what a former client left behind: its transaction, its prepared statements, its settings. */
  resetSession(): Promise<void>;
  /** Ends the transaction or the pipeline in which a client broke off. */
  rollBack(): Promise<void>;
  /** To be called after answers that end outside of a transaction; keeps the write-ahead log short and tables small. */
  afterAnswer(): Promise<void>;
  /** @returns all of the database as an archive that another one can begin as */
  dump(): Promise<Blob>;
  close(): Promise<void>;
}

export interface OpenPgliteEngine {
  /** The data folder; undefined for a database in memory. */
  folder: string | undefined;
  /** An archive that a new database begins as. */
  template?: string | undefined;
  /** Called when PostgreSQL has ended inside the engine, or may be in any state. Nothing may be sent to it then. */
  onBroken(reason: Error): void;
}

/** @throws Error with what PostgreSQL says where the data cannot be opened */
export async function openPgliteEngine({ folder, template, onBroken }: OpenPgliteEngine): Promise<PgliteEngine> {
  const fatal = new FatalMessage();
  const { dataDir, isNew, created } = prepareData(folder);
  const db = await PGlite.create({
    dataDir,
    /** A commit is answered after it is written, so that a killed process loses nothing it has acknowledged. */
    relaxedDurability: false,
    onStderr: (line) => fatal.read(line),
    ...(template === undefined || !isNew ? {} : { loadDataDir: await openAsBlob(template) }),
  }).catch((error: unknown) => {
    throw fatal.reason ?? error;
  });
  created();
  watchMainLoop(db, (thrown) => onBroken(fatal.reason ?? thrown));
  const maintenance = await maintainPglite(db);

  const send = async (message: Uint8Array) => {
    const answers: Buffer[] = [];
    try {
      await db.execProtocolRawStream(message, { onRawData: (bytes) => answers.push(Buffer.from(bytes)) });
    } catch (error) {
      onBroken(fatal.reason ?? (error as Error));
      throw error;
    }
    return answers.length === 1 ? answers[0]! : Buffer.concat(answers);
  };

  const reset = async (messages: readonly Uint8Array[]) => {
    let answer: Buffer | undefined;
    for (const message of messages) answer = await send(message);
    if (answer && endsIdle(answer)) return;
    const reason = new Error('The session could not be reset for a new client');
    onBroken(reason);
    throw reason;
  };

  return {
    send,
    resetSession: () => reset([...endTransaction, serialize.query('discard all')]),
    rollBack: () => reset(endTransaction),
    afterAnswer: maintenance.afterAnswer,
    dump: () => db.dumpDataDir('gzip'),
    close: () => db.close(),
  };
}

const { serialize } = protocol;

/**
 * A client may have left in the middle of a pipeline. A command that fails ends its implicit transaction, which Sync would
 * commit; after it failed already, all is ignored until Sync.
 */
const endTransaction = [serialize.execute({ portal: 'no_such_portal' }), serialize.sync(), serialize.query('rollback')];

/** ReadyForQuery outside of a transaction. */
const readyAndIdle = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

/** Whether the session waits for the next query, and no transaction is open. */
export function endsIdle(answer: Buffer): boolean {
  return answer.subarray(-readyAndIdle.length).equals(readyAndIdle);
}

/**
 * A first start that is cut off leaves a part of a database, which PostgreSQL cannot open. It has served nobody, so the
 * next start removes it: a mark stands beside it until it is whole.
 */
function prepareData(folder: string | undefined) {
  if (folder === undefined) return { dataDir: 'memory://', isNew: true, created: () => {} };
  const dataDir = join(folder, 'pglite');
  const mark = join(folder, 'pglite-unfinished');
  if (existsSync(mark)) rmSync(dataDir, { recursive: true, force: true });
  const isNew = !existsSync(join(dataDir, 'PG_VERSION'));
  if (isNew) writeFileSync(mark, '');
  return { dataDir, isNew, created: () => rmSync(mark, { force: true }) };
}
