import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = mkdtempSync(join(tmpdir(), 'greenroom-env-'));
const moduleFile = JSON.stringify(join(import.meta.dirname, 'load-env-file.ts'));

/** Runs in a separate process, since Jest's tests see a copy of the environment. */
function loadedFrom(folder: string): string {
  const script = `
    const { loadEnvFile } = await import(${moduleFile});
    loadEnvFile(${JSON.stringify(folder)});
    process.stdout.write(\`\${process.env.FROM_FILE} \${process.env.FROM_BOTH}\`);`;
  const env = { ...process.env, FROM_BOTH: 'environment' };
  return execFileSync(process.execPath, ['--input-type=module', '--eval', script], { env, encoding: 'utf8' }).trim();
}

afterAll(() => rmSync(root, { recursive: true }));

it('does nothing without a file', () => {
  expect(loadedFrom(join(root, 'missing'))).toBe('undefined environment');
});

it('sets what the file sets, and keeps variables of the environment', () => {
  writeFileSync(join(root, '.env'), '# a comment\nFROM_FILE=file\nFROM_BOTH=file\n');
  expect(loadedFrom(root)).toBe('file environment');
});
