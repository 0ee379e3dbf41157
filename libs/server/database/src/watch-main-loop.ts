import type { PGlite } from '@electric-sql/pglite';

/**
 * PGlite goes on after whatever its main loop throws. Only a jump back into the loop may be survived (an error that
 * PostgreSQL handled); after a PANIC, PostgreSQL's memory holds locks that nobody gives back, and the next query hangs.
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

/** POSTGRES_MAIN_LONGJMP of pglitec.c, which PGlite keeps private. */
const postgresMainLongjmp = 100;

/** Why PostgreSQL ended, in its own words. Other lines of its log may hold what people wrote. */
export class FatalMessage {
  reason: Error | undefined;

  read(line: string): boolean {
    const [, message] = /(?:PANIC|FATAL): {2}(.*)/.exec(line) ?? [];
    if (message !== undefined) this.reason ??= new Error(message);
    return false;
  }
}
