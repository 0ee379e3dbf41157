import { RegistryRefusal } from '@greenroom/federation';

/** Exit codes of the command, by which a pipeline can tell failures apart. */
export const exitCodes = {
  failed: 1,
  /** Wrong usage of the command. */
  usage: 2,
  /** The registry's state does not allow it. */
  refused: 3,
  /** The state on which the decision was based has changed meanwhile. */
  changed: 4,
  /** No registry answers, or it cannot work now. */
  unreachable: 5,
  /** The registry does not know the token. */
  token: 6,
  /** The token does not permit this command. */
  forbidden: 7,
  /** The app is in a freeze window. */
  frozen: 8,
  /** A second person has to approve it first. */
  unapproved: 9,
} as const;

/** A failure with a message for the person at the terminal. */
export class CommandFailure extends Error {
  readonly exitCode: number;

  constructor(kind: keyof typeof exitCodes, sentence: string) {
    super(sentence);
    this.name = 'CommandFailure';
    this.exitCode = exitCodes[kind];
  }
}

/** Returns the exit code of a command that failed with this error. */
export function exitCodeOf(error: unknown): number {
  if (error instanceof CommandFailure) return error.exitCode;
  return error instanceof RegistryRefusal ? exitCodes.refused : exitCodes.failed;
}
