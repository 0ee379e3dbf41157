import type { Queryable } from '@greenroom/database';

/** The data that a module stores for people, by owner id: an account's uuid or a visitor's id. */
export interface PersonalData {
  /** The name of this data in an export. */
  name: string;
  /** Moves a visitor's data to an account. */
  mergeVisitor(tx: Queryable, visitorId: string, accountUuid: string): Promise<void>;
  /** Returns all of the owner's data, as JSON. */
  read(db: Queryable, ownerId: string): Promise<unknown>;
  /** Permanently deletes all of the owner's data. */
  erase(tx: Queryable, ownerId: string): Promise<void>;
  /** Deletes the data of visitors who never signed up and did not return, and expired data. */
  forgetVisitors(db: Queryable): Promise<void>;
}
