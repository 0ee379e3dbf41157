/** Exit codes of the backup command. */
export const exitCodes = {
  /** The database, a program or the disk failed. */
  failed: 1,
  /** The command or the settings are wrong. */
  usage: 2,
  /** A backup is damaged, or what was restored from it is not what was backed up. */
  damaged: 3,
  /** The target of a restore is not empty or is in use. */
  notEmpty: 4,
} as const;

/** A backup or a restore that cannot go on; the message is for the operator and has no secret. */
export class BackupFailure extends Error {
  override name = 'BackupFailure';
  readonly exitCode: number;

  constructor(reason: keyof typeof exitCodes, message: string) {
    super(message);
    this.exitCode = exitCodes[reason];
  }
}
