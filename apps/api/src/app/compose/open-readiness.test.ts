import { join, resolve } from 'node:path';
import { readSettings } from '../settings/env.ts';
import { adapterKinds } from './adapter-kinds.ts';
import { localDataFolder } from './open-readiness.ts';

const folder = resolve('/srv/data');
const elsewhere = resolve('/srv/database-files');
const bucket = 's3://bucket/prefix';

it.each([
  ['PGlite, stores in buckets', 'PGlite', bucket, bucket, folder],
  ['PostgreSQL, files in it', 'PostgreSQL', join(folder, 'files'), bucket, folder],
  ['PostgreSQL, releases in it', 'PostgreSQL', bucket, join(folder, 'releases'), folder],
  ['PostgreSQL, both in buckets', 'PostgreSQL', bucket, bucket, undefined],
  ['PostgreSQL, both in a folder that instances share', 'PostgreSQL', elsewhere, `${folder}-shared`, undefined],
] as const)('checks DATA_DIR if data is stored in it: %s', (_, adapter, fileStore, releaseStore, expected) => {
  expect(localDataFolder({ dataDir: folder, fileStore, releaseStore }, adapter)).toBe(expected);
});

it('names adapter kinds without any host, path, bucket or key of the settings', () => {
  const vendor = (name: string) => ({
    [`${name}_BASE_URL`]: `https://${name}.internal.example`,
    [`${name}_MODEL`]: `model-of-${name}`,
    [`${name}_API_KEY`]: `key-of-${name}`,
  });
  const kinds = adapterKinds(
    readSettings({
      ...vendor('LLM'),
      ...vendor('STT'),
      ...vendor('TTS'),
      ...vendor('MODERATION'),
      SMTP_URL: 'smtp://user:word@mail.internal.example',
      MAIL_FROM: 'post@internal.example',
      FILE_STORE: 's3://private-bucket/voices',
      RELEASE_STORE: resolve('/srv/private-folder'),
      DATABASE_URL: 'postgres://db.internal.example/greenroom',
      PUBLIC_URL: 'https://greenroom.example',
      COOKIE_SECRET: 'x'.repeat(40),
      SUPPORT_CONTACT: 'help@greenroom.example',
    }),
  );
  expect(kinds).toEqual({
    'language model': 'OpenAI-compatible endpoint',
    'speech to text': 'OpenAI-compatible endpoint',
    'text to speech': 'OpenAI-compatible endpoint',
    mail: 'SMTP',
    payments: undefined,
    'file store': 'S3-compatible store',
    'release store': 'folder',
    moderation: 'OpenAI-compatible endpoint',
  });
});
