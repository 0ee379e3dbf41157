import type { OpenDatabase } from '@greenroom/database';
import { openTestDatabase } from '@greenroom/database/testing/open-test-database';
import { roleplayApp, type RoleplayFixture } from './roleplay-app.ts';

export interface RoleplayTest {
  readonly database: OpenDatabase;
  readonly world: RoleplayFixture;
}

/** Opens a database with scenes on it before the tests of a file, and closes both after them. */
export function useRoleplayApp(): RoleplayTest {
  let database: OpenDatabase;
  let world: RoleplayFixture;
  beforeAll(async () => {
    database = await openTestDatabase();
    world = await roleplayApp(database);
  });
  afterAll(async () => {
    await world.app.close();
    await database.close();
  });
  return {
    get database() {
      return database;
    },
    get world() {
      return world;
    },
  };
}
