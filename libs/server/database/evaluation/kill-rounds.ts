import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { openDatabase } from '../src/open-database.ts';
import { startPglite } from '../src/start-pglite.ts';
import type { WriterLine } from '../src/testing/write-until-killed.ts';

/** When a writer is killed: so many ms after it was started, or after it was first told that something is kept. */
export type KillMoment = { msAfterStart: number } | { msAfterFirst: number } | { afterKept: number };

export interface KillRounds {
  folder: string;
  /** One for each round. */
  moments: readonly KillMoment[];
  onRound?(round: number, outcome: RoundOutcome): void;
}

export interface RoundOutcome {
  /** The ids of what the writer was told is kept. */
  kept: string[];
  failures: string[];
  /** Until the first write was kept, in ms; undefined where it was killed before. */
  firstAfterMs: number | undefined;
}

export interface KillReport {
  outcomes: RoundOutcome[];
  /** Ids that were told to be kept, and have no rows. */
  lost: string[];
  /** Ids of which there is more than the two rows. */
  doubled: string[];
  /** Ids of which there is one row alone. */
  half: string[];
  /** How many are there that nobody was told of: the kill came between the two. */
  untold: number;
}

/** Starts a writer, kills it, and again, on the same data; then opens the data and counts. */
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

/** The last line of a killed process may be cut off. */
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
