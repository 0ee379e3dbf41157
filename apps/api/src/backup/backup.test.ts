import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { openDatabase } from '@greenroom/database';
import { createDatabase, dropDatabase } from '@greenroom/database/testing/copy-database';
import {
  findInstalledPostgres,
  type InstalledPostgres,
  startInstalledPostgres,
} from '@greenroom/database/testing/start-installed-postgres';
import pg from 'pg';
import { dumpFile, type Manifest } from './manifest.ts';
import { runBackupCommand } from './run-command.ts';

const programs = findInstalledPostgres();
const withPrograms = programs === undefined ? describe.skip : describe;

withPrograms('a backup of PostgreSQL (with the programs installed on this machine)', () => {
  let postgres: InstalledPostgres;
  let folder: string;
  const path = process.env.PATH;
  const texts: string[] = [];

  beforeAll(async () => {
    process.env.PATH = `${programs}${delimiter}${path}`;
    postgres = await startInstalledPostgres(programs!);
    await (await openDatabase({ url: await createDatabase(postgres.url, 'product') })).close();
    await query(
      'product',
      'create table told (id int primary key, text text); insert into told select i, i from generate_series(1, 500) i',
    );
  }, 120_000);
  afterAll(() => {
    process.env.PATH = path;
    postgres.stop();
  });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'greenroom-backup-'));
    for (const store of ['files', 'releases']) mkdirSync(join(folder, 'data', store, 'deep'), { recursive: true });
    writeFileSync(join(folder, 'data/files/deep/voice'), 'a recording');
    writeFileSync(join(folder, 'data/releases/registry.json'), '{}');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  async function query<Row extends pg.QueryResultRow>(database: string, sql: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: `${postgres.url}/${database}` });
    await client.connect();
    try {
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  async function command(...args: string[]) {
    const env = { DATABASE_URL: `${postgres.url}/product`, DATA_DIR: join(folder, 'data') };
    const done = await runBackupCommand(args, env);
    texts.push(done.text);
    return done;
  }

  async function create(...args: string[]): Promise<string> {
    const { text, exitCode } = await command('create', '--to', join(folder, 'backups'), ...args);
    expect({ text, exitCode }).toMatchObject({ exitCode: 0 });
    return join(folder, 'backups', readdirSync(join(folder, 'backups')).sort().at(-1)!);
  }

  const readManifest = (backup: string) => JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8')) as Manifest;
  const databases = async () =>
    (
      await query<{ datname: string }>('postgres', 'select datname from pg_database where not datistemplate order by 1')
    ).map(({ datname }) => datname);

  test('has all tables and files, is verified, and leaves no database behind', async () => {
    const manifest = readManifest(await create());
    expect(manifest.tables['public.told']).toMatchObject({ rows: 500 });
    expect(Object.keys(manifest.tables).length).toBeGreaterThan(50);
    expect(Object.keys(manifest.stores.files!)).toEqual(['deep/voice']);
    expect(Object.keys(manifest.stores.releases!)).toEqual(['registry.json']);
    expect(await databases()).toEqual(['postgres', 'product']);
  });

  test('keeps as many as asked for, the newest', async () => {
    const first = await create('--keep', '2');
    const second = await create('--keep', '2');
    const third = await create('--keep', '2');
    expect([first, second, third].map((backup) => existsSync(backup))).toEqual([false, true, true]);
  });

  test('is restored into a named database, and its files into a folder', async () => {
    const backup = await create();
    const to = join(folder, 'restored');
    expect(await command('restore', backup, '--database', 'again', '--data-dir', to)).toMatchObject({ exitCode: 0 });
    expect(await query('again', 'select count(*)::int as rows from told')).toEqual([{ rows: 500 }]);
    expect(readFileSync(join(to, 'files/deep/voice'), 'utf8')).toBe('a recording');
    await dropDatabase(postgres.url, 'again');
  });

  test('does not replace a database or folder that is not empty, unless told', async () => {
    const backup = await create();
    await createDatabase(postgres.url, 'occupied');
    await query('occupied', 'create table precious (id int)');
    expect(await command('restore', backup, '--database', 'occupied')).toMatchObject({
      exitCode: 4,
      text: expect.stringContaining('"occupied" has 1 tables'),
    });
    const data = join(folder, 'data');
    expect(await command('restore', backup, '--database', 'new', '--data-dir', data)).toMatchObject({ exitCode: 4 });
    expect(await databases()).toEqual(['occupied', 'postgres', 'product']);
    expect(await query('occupied', 'select * from precious')).toEqual([]);
    expect(await command('restore', backup, '--database', 'occupied', '--overwrite')).toMatchObject({ exitCode: 0 });
    expect(await query('occupied', 'select count(*)::int as rows from told')).toEqual([{ rows: 500 }]);
    await dropDatabase(postgres.url, 'occupied');
  });

  test('does not replace a database that is in use', async () => {
    const backup = await create();
    const client = new pg.Client({ connectionString: `${postgres.url}/product` });
    await client.connect();
    const refused = await command('restore', backup, '--database', 'product', '--overwrite');
    expect(refused).toMatchObject({ exitCode: 4, text: expect.stringContaining('1 open connections') });
    await client.end();
  });

  test.each([
    ['dump', (backup: string) => flipByte(join(backup, dumpFile)), `${dumpFile} was changed or is damaged`],
    ['recording', (backup: string) => rmSync(join(backup, 'files/deep/voice')), 'files/deep/voice is missing'],
    ['manifest', (backup: string) => writeFileSync(join(backup, 'manifest.json'), '{'), 'is damaged'],
  ])('is refused if its %s is damaged', async (_, damage, reason) => {
    const backup = await create();
    damage(backup);
    for (const args of [
      ['verify', backup],
      ['restore', backup, '--database', 'again'],
    ])
      expect(await command(...args)).toMatchObject({ exitCode: 3, text: expect.stringContaining(reason) });
    expect(await databases()).toEqual(['postgres', 'product']);
  });

  test('is refused if its dump has the right checksum but cannot be restored', async () => {
    const backup = await create();
    const { tables } = readManifest(backup);
    const dump = readFileSync(join(backup, dumpFile));
    replaceDump(backup, dump.subarray(0, dump.length - 2_000), tables);
    expect(await command('verify', backup)).toMatchObject({ exitCode: 3 });
  });

  test('is refused if its dump lacks a table', async () => {
    const backup = await create();
    const { tables } = readManifest(backup);
    const file = join(folder, 'without');
    execFileSync('pg_dump', ['--format=custom', '--exclude-table=told', `--file=${file}`, `${postgres.url}/product`]);
    replaceDump(backup, readFileSync(file), tables);
    for (const args of [
      ['verify', backup],
      ['restore', backup, '--database', 'again'],
    ])
      expect(await command(...args)).toMatchObject({
        exitCode: 3,
        text: expect.stringContaining('public.told is missing'),
      });
    expect(await databases()).toEqual(['postgres', 'product']);
  });

  test('that fails leaves the older ones and nothing of itself', async () => {
    await create();
    await query('postgres', `create role weak login password 'for-tests-alone' in role pg_read_all_data`);
    const weak = postgres.url.replace('postgres:', 'weak:');
    const env = { DATABASE_URL: `${weak}/product`, DATA_DIR: join(folder, 'data') };
    const failed = await runBackupCommand(['create', '--to', join(folder, 'backups'), '--keep', '1'], env);
    texts.push(failed.text);
    expect(failed).toMatchObject({ exitCode: 1, text: expect.stringContaining('createdb') });
    expect(readdirSync(join(folder, 'backups'))).toHaveLength(1);
  });

  test('prints and stores no password', async () => {
    const backup = await create();
    const wrong = { DATABASE_URL: `${postgres.url.replace(postgres.password, 'hush-hush')}/product` };
    const { text, exitCode } = await runBackupCommand(['create', '--to', join(folder, 'backups')], wrong);
    expect(exitCode).toBe(1);
    expect(text).not.toContain('hush-hush');
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.join('\n')).not.toContain(postgres.password);
    expect(readFileSync(join(backup, 'manifest.json'), 'utf8')).not.toContain(postgres.password);
  });
});

/** Changes one byte, so that the size stays. */
function flipByte(file: string): void {
  const content = readFileSync(file);
  content[content.length >> 1]! ^= 1;
  writeFileSync(file, content);
}

/** Puts another dump into a backup, with its checksum, as a pg_dump that went wrong would have. */
function replaceDump(backup: string, dump: Buffer, tables: Manifest['tables']): void {
  writeFileSync(join(backup, dumpFile), dump);
  const manifest = JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8')) as Manifest;
  const sha256 = createHash('sha256').update(dump).digest('hex');
  const changed = { ...manifest, tables, dump: { bytes: dump.length, sha256 } };
  writeFileSync(join(backup, 'manifest.json'), JSON.stringify(changed));
}

test('with the embedded database, says what to do instead', async () => {
  const done = await runBackupCommand(['create', '--to', 'backups'], { DATA_DIR: '/srv/data' });
  expect(done).toMatchObject({ exitCode: 2, text: expect.stringContaining('copy the whole folder /srv/data') });
});

test.each([[['create']], [['restore', 'x']], [['mend']], [['create', '--to', 'x', '--keep', '0']], [['--fast']]])(
  'answers the command %p with its usage or the wrong value',
  async (args) => {
    const done = await runBackupCommand(args, { DATABASE_URL: 'postgres://nowhere/product' });
    expect(done).toMatchObject({ exitCode: 2, text: expect.stringMatching(/backup create --to|--keep must/) });
  },
);

test('names stores that are not folders', async () => {
  const { readBackupSettings } = await import('./backup-settings.ts');
  const env = { DATABASE_URL: 'postgres://nowhere/product', DATA_DIR: '/data', FILE_STORE: 's3://bucket/voices' };
  expect(readBackupSettings(env)).toEqual({
    databaseUrl: 'postgres://nowhere/product',
    stores: { releases: '/data/releases', 'release-keys': '/data/release-keys' },
    elsewhere: ['FILE_STORE'],
  });
});
