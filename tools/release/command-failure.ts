import { RegistryRefusal } from '@greenroom/federation';

/** With which code the command ends, so that a pipeline can tell failures from each other. */
export const exitCodes = {
  failed: 1,
  /** It was not asked for as it can be. */
  usage: 2,
  /** It makes no sense as things stand. */
  refused: 3,
  /** What it was decided on changed meanwhile. */
  changed: 4,
  /** No registry answers, or it cannot do its work now. */
  unreachable: 5,
  /** The registry does not know the token. */
  token: 6,
  /** The token may not do it. */
  forbidden: 7,
} as const;

/** A failure with a sentence for who reads the terminal. */
export class CommandFailure extends Error {
  readonly exitCode: number;

  constructor(kind: keyof typeof exitCodes, sentence: string) {
    super(sentence);
    this.name = 'CommandFailure';
    this.exitCode = exitCodes[kind];
  }
}

/** The code that a command ends with that failed so. */
export function exitCodeOf(error: unknown): number {
  if (error instanceof CommandFailure) return error.exitCode;
  return error instanceof RegistryRefusal ? exitCodes.refused : exitCodes.failed;
}
