import { existsSync, openAsBlob, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, protocol } from '@electric-sql/pglite';
import { maintainPglite } from './maintain-pglite.ts';
import { FatalMessage, watchMainLoop } from './watch-main-loop.ts';

/** PGlite as the wire protocol sees it: one session for all clients. */
export interface PgliteEngine {
  /** @returns PostgreSQL's answer to one client message */
  send(message: Uint8Array): Promise<Buffer>;
  /** Discards the state of the previous client: its transaction, prepared statements and settings. */
  resetSession(): Promise<void>;
  /** Rolls back the transaction or pipeline of a client that disconnected. */
  rollBack(): Promise<void>;
  /** Call after answers that leave no transaction open; keeps the write-ahead log and the tables small. */
  afterAnswer(): Promise<void>;
  /** @returns the database as an archive from which another database can start */
  dump(): Promise<Blob>;
  close(): Promise<void>;
}

export interface OpenPgliteEngine {
  /** The data folder; undefined for a database in memory. */
  folder: string | undefined;
  /** Path of an archive from which a new database starts. */
  template?: string | undefined;
  /** Called when PostgreSQL has ended or is in an unknown state. Send it nothing afterwards. */
  onBroken(reason: Error): void;
}

/** @throws Error with PostgreSQL's message if the data cannot be opened */
export async function openPgliteEngine({ folder, template, onBroken }: OpenPgliteEngine): Promise<PgliteEngine> {
  const fatal = new FatalMessage();
  const { dataDir, isNew, created } = prepareData(folder);
  const db = await PGlite.create({
    dataDir,
    /** Commits are acknowledged after they are written, so a killed process loses no acknowledged commit. */
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
 * Ends the transaction of a client that may have left in the middle of a pipeline. The failing command aborts the
 * implicit transaction, which Sync would otherwise commit; if the pipeline has already failed, everything up to Sync is
 * ignored.
 */
const endTransaction = [serialize.execute({ portal: 'no_such_portal' }), serialize.sync(), serialize.query('rollback')];

/** The ReadyForQuery message with no open transaction. */
const readyAndIdle = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

/** Whether the session is ready for a query with no open transaction. */
export function endsIdle(answer: Buffer): boolean {
  return answer.subarray(-readyAndIdle.length).equals(readyAndIdle);
}

/**
 * An interrupted first start leaves a partial database that PostgreSQL cannot open and that holds no data yet. A marker
 * file exists until the first start completes; the next start removes the folder if it finds the marker.
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
