import type { Queryable } from '@greenroom/database';

/** What a module keeps for people, under their owner id: an account's uuid, else a visitor's id. */
export interface PersonalData {
  /** Its name in an export. */
  name: string;
  /** Makes what a visitor has an account's. */
  mergeVisitor(tx: Queryable, visitorId: string, accountUuid: string): Promise<void>;
  /** All of it, as JSON. */
  read(db: Queryable, ownerId: string): Promise<unknown>;
  /** Deletes all of it for good. */
  erase(tx: Queryable, ownerId: string): Promise<void>;
  /** Deletes what no account has and nobody came back to, and what served its time. */
  forgetVisitors(db: Queryable): Promise<void>;
}
