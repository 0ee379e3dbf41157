import type { RightsOf } from '@greenroom/access';
import type { Catalogue } from '@greenroom/content';
import type { Database } from '@greenroom/database';

export interface OccasionsDependencies {
  db: Database;
  catalogue: Catalogue;
  rightsOf: RightsOf;
  now(): Date;
}
