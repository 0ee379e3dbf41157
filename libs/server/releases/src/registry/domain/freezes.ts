import { everyApp, freezeDays, type ReleaseCommand } from '@greenroom/contracts';
import { RegistryRefusal } from '@greenroom/federation';
import type { Decision, Standing } from './decide-command.ts';

/** A window in which releases reach no further visitors. */
export interface Freeze {
  /** The number of the change that set it. */
  number: number;
  /** `*` for all apps. */
  app: string;
  from: Date;
  until: Date;
  why: string;
}

export type FreezeCommand = Extract<ReleaseCommand, { command: 'freeze' | 'unfreeze' }>;

/** In milliseconds. */
const longestMs = freezeDays * 86_400_000;

/** Returns the freeze that an app is in, its own or that of all apps: the one that ends last. */
export function freezeOf(freezes: readonly Freeze[], app: string, now: Date): Freeze | undefined {
  return freezes
    .filter((one) => (one.app === app || one.app === everyApp) && one.from <= now && now < one.until)
    .toSorted((one, other) => other.until.getTime() - one.until.getTime())[0];
}

/** Says what a freeze forbids, until when and why. */
export function sayFreeze({ app, until, why }: Freeze): string {
  const what = app === everyApp ? 'All apps are' : `${app} is`;
  return `${what} frozen until ${until.toISOString()} (${why}): publish, ramp or promote after that. kill and rollback work`;
}

/**
 * Decides what setting or ending a freeze changes.
 * @param freezes those that are not over
 * @throws RegistryRefusal if the window is no window, or there is no such freeze
 */
export function decideFreeze(
  command: FreezeCommand,
  { app, releases, now }: Standing,
  freezes: readonly Freeze[],
): Decision {
  if (command.command === 'unfreeze') {
    const found = freezes.some((one) => one.number === command.number && one.app === app);
    if (!found) throw new RegistryRefusal(`There is no freeze ${command.number} of ${app}, or it is over`);
    return { what: 'unfrozen', version: null, unfreezes: command.number };
  }
  if (app !== everyApp && releases.length === 0) throw new RegistryRefusal(`There is no app ${app}`);
  const { from, until } = command;
  const [begin, end] = [new Date(from).getTime(), new Date(until).getTime()];
  if (end <= begin) throw new RegistryRefusal('A freeze ends after it begins');
  if (end <= now.getTime()) throw new RegistryRefusal('A freeze ends in the future');
  if (end > now.getTime() + longestMs) throw new RegistryRefusal(`A freeze ends within ${freezeDays} days`);
  return { what: 'frozen', version: null, freezes: { from, until } };
}
