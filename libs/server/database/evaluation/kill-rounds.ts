import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { openDatabase } from '../src/open-database.ts';
import { startPglite } from '../src/start-pglite.ts';
import type { WriterLine } from '../src/testing/write-until-killed.ts';

/**
 * When a writer is killed: this many ms after its start, or after its first acknowledged write, or after this number of
 * acknowledged writes.
 */
export type KillMoment = { msAfterStart: number } | { msAfterFirst: number } | { afterKept: number };

export interface KillRounds {
  folder: string;
  /** One for each round. */
  moments: readonly KillMoment[];
  onRound?(round: number, outcome: RoundOutcome): void;
}

export interface RoundOutcome {
  /** The ids of the writes that were acknowledged to the writer. */
  kept: string[];
  failures: string[];
  /** The time from the start to the first acknowledged write, in ms; undefined if the writer was killed before. */
  firstAfterMs: number | undefined;
}

export interface KillReport {
  outcomes: RoundOutcome[];
  /** Acknowledged ids without rows. */
  lost: string[];
  /** Ids with more than two rows. */
  doubled: string[];
  /** Ids with only one row. */
  half: string[];
  /** How many ids are stored but were not acknowledged, because the kill came in between. */
  untold: number;
}

/** Starts a writer and kills it, once for each moment and on the same data, then opens the data and counts its rows. */
export async function killRounds({ folder, moments, onRound }: KillRounds): Promise<KillReport> {
  const outcomes: RoundOutcome[] = [];
  for (const [index, moment] of moments.entries()) {
    const outcome = await writeAndKill(folder, index + 1, moment);
    outcomes.push(outcome);
    onRound?.(index + 1, outcome);
  }
  return { outcomes, ...(await compare(folder, new Set(outcomes.flatMap(({ kept }) => kept)))) };
}

const writer = resolve(import.meta.dirname, '../src/testing/write-until-killed.ts');

async function writeAndKill(folder: string, round: number, moment: KillMoment): Promise<RoundOutcome> {
  const temporary = join(folder, 'temporary');
  await mkdir(temporary, { recursive: true });
  const child = spawn(process.execPath, [writer, folder, String(round)], {
    env: { ...process.env, TMPDIR: temporary },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const kill = () => child.kill('SIGKILL');
  const startedAt = performance.now();
  const outcome: RoundOutcome = { kept: [], failures: [], firstAfterMs: undefined };
  const timers = 'msAfterStart' in moment ? [setTimeout(kill, moment.msAfterStart)] : [];
  for await (const text of createInterface(child.stdout)) {
    const line = wholeLine(text);
    if (!line) continue;
    if ('failed' in line) outcome.failures.push(line.failed);
    else outcome.kept.push(line.kept);
    if (outcome.kept.length === 1 && outcome.firstAfterMs === undefined) {
      outcome.firstAfterMs = performance.now() - startedAt;
      if ('msAfterFirst' in moment) timers.push(setTimeout(kill, moment.msAfterFirst));
    }
    if ('afterKept' in moment && outcome.kept.length >= moment.afterKept) kill();
  }
  await exited;
  timers.forEach(clearTimeout);
  return outcome;
}

/** Parses a line; undefined for the last one of a killed process, which may be truncated. */
function wholeLine(text: string): WriterLine | undefined {
  try {
    return JSON.parse(text) as WriterLine;
  } catch {
    return undefined;
  }
}

async function compare(folder: string, told: ReadonlySet<string>): Promise<Omit<KillReport, 'outcomes'>> {
  const pglite = startPglite({
    folder,
    onLost(reason) {
      throw reason;
    },
  });
  const { pool, close } = await openDatabase({ pglite });
  const { rows } = await pool.query<{ id: string; rows: number }>(
    'select id, count(*)::int as rows from drill_rows group by id',
  );
  await close();
  const there = new Set(rows.map(({ id }) => id));
  const idsWith = (wanted: (count: number) => boolean) => rows.filter((row) => wanted(row.rows)).map(({ id }) => id);
  return {
    lost: [...told].filter((id) => !there.has(id)),
    doubled: idsWith((count) => count > 2),
    half: idsWith((count) => count < 2),
    untold: rows.filter(({ id }) => !told.has(id)).length,
  };
}
