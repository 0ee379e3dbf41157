import { everyApp, releaseCommands, type ReleaseCommand, type ReleaseCommandName } from '@greenroom/contracts';
import { CommandFailure } from './command-failure.ts';
import { readRamp, type RampOptions } from './ramp-options.ts';

export interface ChangeOptions extends RampOptions {
  why?: string | undefined;
}

/** Returns whether a running registry performs the command. */
export const isRegistryCommand = (name: string | undefined): name is ReleaseCommandName =>
  (releaseCommands as readonly (string | undefined)[]).includes(name);

/** Reads a command as typed: `ramp checkout-mfe 2.4.0 …`. @throws CommandFailure if a part of it is missing */
export function readCommand(
  name: ReleaseCommandName,
  positionals: readonly string[],
  options: ChangeOptions,
): ReleaseCommand {
  const [app, version, ...more] = positionals;
  const { why } = options;
  if (!app || more.length > 0) throw new CommandFailure('usage', `npm run release -- ${name} <app>${versionIn(name)}`);
  if (!why?.trim()) throw new CommandFailure('usage', 'Say why, for history: --why "…"');
  const common = { app, why };
  if (isOfApp(name)) {
    if (version !== undefined) throw new CommandFailure('usage', `npm run release -- ${name} <app>`);
    return { command: name, ...common };
  }
  if (name === 'rollback') return { command: name, ...common, ...(version !== undefined && { version }) };
  if (version === undefined) throw new CommandFailure('usage', `npm run release -- ${name} <app>${versionIn(name)}`);
  return name === 'ramp'
    ? { command: name, ...common, version, ...readRamp(options) }
    : { command: name, ...common, version };
}

export interface FreezeOptions {
  why?: string | undefined;
  all?: boolean | undefined;
  from?: string | undefined;
  until?: string | undefined;
}

/**
 * Reads a command that sets or ends a freeze: `freeze checkout-mfe --until 2026-12-27T08:00Z`, `unfreeze --all 17`.
 * @param now the moment at which a freeze without `--from` begins
 * @throws CommandFailure if a part of it is missing or is no date
 */
export function readFreeze(
  name: 'freeze' | 'unfreeze',
  positionals: readonly string[],
  { why, all, from, until }: FreezeOptions,
  now: Date,
): ReleaseCommand {
  const [app, ...rest] = all ? [everyApp, ...positionals] : positionals;
  const how = `npm run release -- ${name} <app> | --all ${name === 'freeze' ? '[--from <date>] --until <date>' : '<number>'} --why "…"`;
  if (!app || rest.length !== (name === 'freeze' ? 0 : 1)) throw new CommandFailure('usage', how);
  if (!why?.trim()) throw new CommandFailure('usage', 'Say why, for history: --why "…"');
  if (name === 'freeze') {
    if (until === undefined) throw new CommandFailure('usage', how);
    return {
      command: name,
      app,
      why,
      from: from === undefined ? now.toISOString() : readDate(from),
      until: readDate(until),
    };
  }
  const number = Number(rest[0]);
  if (!Number.isInteger(number)) throw new CommandFailure('usage', 'The number of a freeze is in the status');
  return { command: name, app, why, number };
}

/** Requires a zone, since the server's and the caller's may differ. */
function readDate(text: string): string {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/.test(text) || Number.isNaN(Date.parse(text)))
    throw new CommandFailure('usage', `${text} is no date with a time and a zone, such as 2026-12-24T08:00Z`);
  return new Date(text).toISOString();
}

/** Returns whether the command names no release. */
const isOfApp = (name: ReleaseCommandName) => name === 'pause' || name === 'resume' || name === 'retire';

const versionIn = (name: ReleaseCommandName) =>
  isOfApp(name) ? '' : name === 'rollback' ? ' [version]' : ' <version>';
