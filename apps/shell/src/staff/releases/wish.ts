import type { StaffReleaseCommand } from '@greenroom/contracts';

type OfCommand<Command> = Command extends StaffReleaseCommand
  ? Omit<Command, 'app' | 'revision' | 'why' | 'steps' | 'everySeconds' | 'minSample'>
  : never;

/** A command on an app's releases that the user is about to send; the dialog asks for the rest. */
export type Wish = OfCommand<Exclude<StaffReleaseCommand, { command: 'freeze' | 'unfreeze' }>>;

/** Returns the release that a command names, if it names one. */
export const versionOf = (wish: Wish): string => ('version' in wish && wish.version) || '';
