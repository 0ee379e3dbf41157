import { releaseCommands, type ReleaseCommand, type ReleaseCommandName } from '@greenroom/contracts';
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

/** Returns whether the command names no release. */
const isOfApp = (name: ReleaseCommandName) => name === 'pause' || name === 'resume' || name === 'retire';

const versionIn = (name: ReleaseCommandName) =>
  isOfApp(name) ? '' : name === 'rollback' ? ' [version]' : ' <version>';
