import { createFileReader } from '@greenroom/uploaded-files';
import { lyingZipBomb, nestedTables, zipBomb } from '@greenroom/uploaded-files/testing/damaging-word-files';
import { wordOf } from '@greenroom/uploaded-files/testing/sample-files';
import { meetDocument, teamsDocument } from './testing/documents.ts';
import { samples } from './testing/samples.ts';
import { createTranscriptReader } from './transcript-reader.ts';

const log = { warn: jest.fn(), error: jest.fn() };
const by = { ownerId: 'visitor', addressKey: 'of the visitor', log };
const uploads = createFileReader();
const reader = createTranscriptReader(uploads);
const read = (bytes: Buffer) => reader.read(bytes.toString('base64'), false, by);

afterAll(() => {
  reader.close();
  uploads.stop();
});

const talk = [
  ['Dana Whitfield', 'Good morning. Shall we begin with the supplier?'],
  ['Maren Cole', "Yes: we are nine days late, and it's my estimate that was wrong."],
  ['Omar', 'Could we just ship the'],
];

it.each([
  ['Teams', teamsDocument, [1_000, 6_000, 12_000].map((ms) => ms - 1_000)],
  ['Google Meet', meetDocument, [0, null, 299_000]],
])('reads the .docx of %s: speakers, words and times, without notices', async (_, make, times) => {
  const { format, speakers, turns } = await read(make());
  expect(format).toBe('docx');
  expect(speakers).toEqual(['Dana Whitfield', 'Maren Cole', 'Omar']);
  expect(turns.map(({ speaker, text }) => [speaker, text])).toEqual(talk);
  expect(turns.map(({ beganMs }) => beganMs)).toEqual(times);
});

it('reads a whole document of three hours', async () => {
  const lines = Array.from(
    { length: 4_000 },
    (_, index) => `${index % 2 ? 'Dana' : 'Omar'}: ${'so many words '.repeat(5)}`,
  );
  expect((await read(wordOf(lines))).turns.reduce((sum, { text }) => sum + text.length, 0)).toBeGreaterThan(275_000);
});

it('reads plain text in the separate process', async () => {
  expect(await read(Buffer.from(samples.zoom))).toMatchObject({ format: 'webvtt', endsGuessed: 0 });
});

it.each([
  [
    'a letter',
    () => wordOf(['Dear Dana,', 'we are nine days late, and it was my estimate.', 'Yours, Maren']),
    'names-nobody',
  ],
  ['a document without text', () => wordOf([]), 'is-empty'],
  ['half a document', () => teamsDocument().subarray(0, 700), 'damaged-document'],
  ['a zip bomb', zipBomb, 'damaged-document'],
  ['a zip that declares false sizes', lyingZipBomb, 'damaged-document'],
  ['100,000 nested tables', nestedTables, 'damaged-document'],
  ['another archive', () => Buffer.from('PK\u0003\u0004 something else'), 'not-text'],
  ['an old or protected document', () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'is-protected'],
])('refuses %s, and reads the next file', async (_, make, trouble) => {
  await expect(read(make())).rejects.toMatchObject({ name: 'TranscriptRefusedError', trouble });
  expect((await read(Buffer.from(samples.text))).speakers).toHaveLength(3);
});

it('refuses a document that is too long before unpacking it', async () => {
  const long = Buffer.concat([teamsDocument(), Buffer.alloc(5_000_000)]);
  await expect(read(long)).rejects.toMatchObject({ trouble: 'document-too-long', limit: { most: 5_000_000 } });
});
