import type { OpenDatabase } from '@greenroom/database';
import { openTestDatabase } from '@greenroom/database/testing/open-test-database';
import { roleplayApp, type RoleplayFixture } from './roleplay-app.ts';

export interface RoleplayTest {
  readonly database: OpenDatabase;
  readonly fixture: RoleplayFixture;
}

/** Opens a database with scenes on it before the tests of a file, and closes both after them. */
export function useRoleplayApp(): RoleplayTest {
  let database: OpenDatabase;
  let fixture: RoleplayFixture;
  beforeAll(async () => {
    database = await openTestDatabase();
    fixture = await roleplayApp(database);
  });
  afterAll(async () => {
    await fixture.app.close();
    await database.close();
  });
  return {
    get database() {
      return database;
    },
    get fixture() {
      return fixture;
    },
  };
}
