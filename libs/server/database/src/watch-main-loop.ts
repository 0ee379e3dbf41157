import type { PGlite } from '@electric-sql/pglite';

/**
 * PGlite continues after anything that its main loop throws. Only a jump back into the loop is safe (an error that
 * PostgreSQL handled); after a PANIC, locks stay in PostgreSQL's memory and the next query hangs.
 */
export function watchMainLoop(db: PGlite, onBroken: (thrown: Error) => void): void {
  const { Module: module } = db;
  const mainLoopOnce = module._PostgresMainLoopOnce;
  module._PostgresMainLoopOnce = () => {
    try {
      mainLoopOnce();
    } catch (thrown) {
      if ((thrown as { status?: number }).status !== postgresMainLongjmp) onBroken(thrown as Error);
      throw thrown;
    }
  };
}

/** POSTGRES_MAIN_LONGJMP in pglitec.c, which PGlite does not export. */
const postgresMainLongjmp = 100;

/** Extracts PostgreSQL's fatal message. Other lines of its log may contain user data. */
export class FatalMessage {
  reason: Error | undefined;

  read(line: string): boolean {
    const [, message] = /(?:PANIC|FATAL): {2}(.*)/.exec(line) ?? [];
    if (message !== undefined) this.reason ??= new Error(message);
    return false;
  }
}
