import { moduleApp } from '@greenroom/testing/module-app';
import { someAccount } from '@greenroom/testing/some-account';
import { loadCatalogue } from '@greenroom/content';
import { rightsBySetting } from '@greenroom/access';
import { soundContent, writeContent } from '@greenroom/content/testing/write-content';
import { memoryFiles } from '@greenroom/ports/testing/file-store';
import { toneSynthesizer } from '@greenroom/ports/testing/speech-synthesizer';
import { narrationModule } from './index.ts';

async function setUp(signedIn = false) {
  const content = writeContent(soundContent());
  const catalogue = await loadCatalogue(content.folder);
  content.remove();
  const synthesizer = toneSynthesizer({ wordMs: 20 });
  const log = { warn: () => {} };
  const dependencies = { catalogue, rightsOf: rightsBySetting('on'), files: memoryFiles(), synthesizer, log };
  const narration = narrationModule(dependencies);
  const identify = async () => (signedIn ? someAccount : undefined);
  const app = await moduleApp(narration.routes, { plans: 'on', identify });
  return { app, synthesizer };
}
interface Told {
  text: string | null;
  parts: { key: string; section: string; heading: string | null; estimated_ms: number }[];
}
const item = (slug: string) => `/api/v1/personas/bo-stage/contents/${slug}/narration`;

test('an item is described in parts, each with the key of its sound', async () => {
  const { app, synthesizer } = await setUp();
  const { parts } = (await app.inject(item('first-item'))).json<Told>();
  expect(parts.map(({ section, heading }) => [section, heading]).slice(0, 2)).toEqual([
    ['opening', null],
    ['text', 'Heading'],
  ]);
  expect(synthesizer.asked).toEqual([]);
  const sound = await app.inject(`${item('first-item')}/${parts[0]!.key}`);
  expect(sound.headers).toMatchObject({
    'content-type': 'audio/wav',
    'accept-ranges': 'bytes',
    'cache-control': 'private, max-age=31536000, immutable',
  });
  expect(synthesizer.asked.map(({ text }) => text.trim())).toEqual(['Title of first-item.', 'Summary of first-item.']);
  const url = `${item('first-item')}/${parts[0]!.key}`;
  const part = await app.inject({ url, headers: { range: 'bytes=0-3' } });
  expect([part.statusCode, part.rawPayload.toString()]).toEqual([206, 'RIFF']);
});

test('an item that may not be read cannot be heard, and a sound is not served at the address of another', async () => {
  const { app } = await setUp(true);
  const { parts } = (await app.inject(item('first-item'))).json<Told>();
  const status = async (url: string) => (await app.inject(url)).statusCode;
  expect(await status(item('second-item'))).toBe(402);
  expect(await status(`${item('second-item')}/${parts[0]!.key}`)).toBe(402);
  expect(await status(item('nothing'))).toBe(404);
  expect(await status(`${item('first-item')}/${'0'.repeat(32)}`)).toBe(404);
  const hello = (await app.inject('/api/v1/bio-page/bo-stage/narration')).json<Told>().parts[0]!.key;
  expect(await status(`${item('first-item')}/${hello}`)).toBe(404);
});

test('a coach’s introduction is in the language of the request', async () => {
  const { app, synthesizer } = await setUp();
  const url = '/api/v1/bio-page/bo-stage/narration';
  const told = async (language: string) =>
    (await app.inject({ url, headers: { 'accept-language': language } })).json<Told>();
  const [english, german] = [await told('en'), await told('de')];
  expect([english.text, german.text]).toEqual(['Hello from here.', 'Hallo von hier.']);
  expect((await app.inject(`${url}/${german.parts[0]!.key}`)).statusCode).toBe(200);
  expect(synthesizer.asked).toMatchObject([{ text: 'Hallo von hier.', language: 'de' }]);
});
