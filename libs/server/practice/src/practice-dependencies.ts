import type { RightsOf } from '@greenroom/access';
import type { Database } from '@greenroom/database';
import type { Push } from '@greenroom/ports/push';
import type { Catalogue } from '@greenroom/content';
import type { IdentityModule } from '@greenroom/identity';
import type { CatalogueIndex } from '@greenroom/recommendations';

export interface PracticeDependencies {
  db: Database;
  catalogue: Catalogue;
  index: CatalogueIndex;
  rightsOf: RightsOf;
  identity: Pick<IdentityModule, 'mails' | 'sendMails' | 'rateLimiter'>;
  /** Sends reminders to browsers. */
  push: Push;
  /** The key that seals the tokens in reminder links, and push addresses. */
  secret: string;
  log: { warn(facts: object, message: string): void };
  now(): Date;
}
