import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleasedApp } from '@greenroom/contracts';
import { CommandFailure } from './command-failure.ts';
import { checkPreview, previewLine, previewsOf, writePreviews } from './previews.ts';

const asked: object[] = [];
const registry = {
  address: 'https://greenroom.example',
  async link(of: { app: string; version: string; hours: number }) {
    asked.push(of);
    if (of.app === 'shell') throw new CommandFailure('unreachable', 'This site shows nobody other releases');
    return { address: '/?qa-pass=signed', version: of.version, expiresAt: '2026-12-08T09:00:00.000Z' };
  },
};
const releases = [
  { name: 'checkout-mfe', version: '2-b' },
  { name: 'shell', version: '3-c' },
];

test('each published release gets an address for a week, or the reason why it has none', async () => {
  asked.length = 0;
  const previews = await previewsOf(registry, releases);
  expect(asked[0]).toEqual({ app: 'checkout-mfe', version: '2-b', hours: 168 });
  expect(previews.map(previewLine)).toEqual([
    'Preview of checkout-mfe 2-b, until 2026-12-08T09:00:00.000Z: https://greenroom.example/?qa-pass=signed',
    'No preview of shell 3-c: This site shows nobody other releases',
  ]);
});

test('previews are written as a comment for a pull request', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-previews-'));
  const file = join(folder, 'previews.md');
  writePreviews(file, await previewsOf(registry, releases, 2));
  const text = readFileSync(file, 'utf8');
  rmSync(folder, { recursive: true });
  expect(text).toMatch(
    /^Previews of this pull request\..*\n\n- \[checkout-mfe `2-b`\]\(https:.*qa-pass=signed\), until /,
  );
  expect(text).toContain('- shell `3-c`: no preview (This site shows nobody other releases)\n');
});

const published = (name: string) => ({ apps: [{ name } as ReleasedApp] });

test('a preview gets no visitors', () => {
  expect(() => checkPreview(published('checkout-mfe'), ['checkout-mfe'], undefined)).not.toThrow();
  expect(() => checkPreview(published('checkout-mfe'), ['checkout-mfe'], '5')).toThrow(/without --traffic/);
  expect(() => checkPreview(published('checkout-mfe'), ['checkout-mfe', 'bookings-mfe'], undefined)).toThrow(
    /The first release of bookings-mfe would be everyone’s/,
  );
  expect(() => checkPreview(undefined, ['checkout-mfe'], undefined)).toThrow(/needs a running registry/);
});
