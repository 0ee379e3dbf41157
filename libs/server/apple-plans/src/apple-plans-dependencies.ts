import type { Database } from '@greenroom/database';
import type { IdentityModule } from '@greenroom/identity';
import type { AppStore } from '@greenroom/ports/app-store';

export interface ApplePlansDependencies {
  db: Database;
  /** Undefined if no app is set: nothing is received, claimed or asked. */
  store: AppStore | undefined;
  identity: Pick<IdentityModule, 'rateLimiter'>;
  log: {
    info(facts: object, message: string): void;
    warn(facts: object, message: string): void;
    error(facts: object, message: string): void;
  };
  now(): Date;
}
