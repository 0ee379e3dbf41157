import type { StaffReleaseCommand } from '@greenroom/contracts';

type OfCommand<Command> = Command extends StaffReleaseCommand
  ? Omit<Command, 'app' | 'revision' | 'why' | 'steps' | 'everySeconds' | 'minSample'>
  : never;

/** What one is about to do to an app's releases; the dialog asks for the rest. */
export type Wish = OfCommand<StaffReleaseCommand>;

/** The release that a wish is about, as far as it names one. */
export const versionOf = (wish: Wish): string => ('version' in wish && wish.version) || '';
