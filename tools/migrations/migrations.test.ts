import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../webpack/workspace.ts';
import { contractingStatements } from './contracting-statements.ts';

describe('what breaks the previous version', () => {
  test.each([
    ['alter table "people" drop column "name";', 'drops'],
    ['ALTER TABLE "people" RENAME COLUMN "name" TO "called";', 'renames'],
    ['ALTER TABLE "people" ALTER COLUMN "age" SET DATA TYPE bigint;', 'changes a type'],
    ['ALTER TABLE "people" ALTER COLUMN "age" SET NOT NULL;', 'asks for a value in what is there'],
    ['ALTER TABLE "people" ADD COLUMN "age" integer NOT NULL;', 'adds what the version before leaves out'],
    ['CREATE UNIQUE INDEX "one" ON "people" USING btree ("age");', 'forbids what is there'],
    ['ALTER TABLE "people" ADD CONSTRAINT "old" CHECK (age > 1);', 'forbids what is there'],
    ['-- contracts:\nDROP TABLE "people";', 'drops'],
  ])('%s', (sql, what) => {
    expect(contractingStatements(sql)).toEqual([expect.stringMatching(new RegExp(`^${what}: `))]);
  });

  test.each([
    'CREATE TABLE "people" ("name" text NOT NULL);\nCREATE UNIQUE INDEX "one" ON "people" ("name");\nALTER TABLE "people" ADD CONSTRAINT "a" FOREIGN KEY ("name") REFERENCES "names"("name");',
    'ALTER TABLE "people" ADD COLUMN "age" integer;',
    'ALTER TABLE "people" ADD COLUMN "age" integer DEFAULT 0 NOT NULL;',
    'CREATE INDEX "one" ON "people" USING btree ("age");',
    'ALTER TABLE "people" ADD CONSTRAINT "old" CHECK (age > 1) NOT VALID;',
    '-- contracts: unused since 0.4\nDROP TABLE "people";',
  ])('accepts a migration that only expands: %s', (sql) => {
    expect(contractingStatements(sql)).toEqual([]);
  });
});

/**
 * Number of the last migration written before a site ran more than one version on its database; those up to it are
 * exempt.
 */
const before = 3;

const folder = join(workspaceRoot, 'libs/server/database/src/migrations');
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.sql'))
  .sort();

test.each(files.filter((file) => Number(file.slice(0, 4)) > before).concat('nothing else'))(
  '%s is compatible with the previous version',
  (file) => {
    expect(file === 'nothing else' ? [] : contractingStatements(readFileSync(join(folder, file), 'utf8'))).toEqual([]);
  },
);
