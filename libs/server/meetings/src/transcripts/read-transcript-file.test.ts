import type { TranscriptTrouble } from '@greenroom/contracts';
import { readTranscriptFile } from './read-transcript-file.ts';
import { mutated, randomOf } from './testing/mutate.ts';
import { samples } from './testing/samples.ts';
import { TranscriptRefusedError } from './transcript-file.ts';

const read = (text: string, leaveOut = false) => readTranscriptFile(Buffer.from(text), { leaveOut });
const said = async (text: string) => (await read(text)).turns.map(({ speaker, text: words }) => [speaker, words]);
const refusal = async (bytes: Uint8Array) =>
  readTranscriptFile(bytes).then(
    () => undefined,
    (error: unknown) => error as TranscriptRefusedError,
  );

const talk = [
  ['Dana Whitfield', 'Good morning. Shall we begin with the supplier?'],
  ['Maren Cole', "Yes: we are nine days late, and it's my estimate that was wrong."],
  ['Omar', 'Could we just ship the'],
];

it.each(Object.entries(samples))('reads the output of %s', async (_, text) => {
  expect(await said(text)).toEqual(talk);
});

it.each([
  ['Windows line endings', (text: string) => Buffer.from(text.replaceAll('\n', '\r\n'))],
  ['old Mac line endings', (text: string) => Buffer.from(text.replaceAll('\n', '\r'))],
  ['a UTF-8 byte order mark', (text: string) => Buffer.from(`\u{FEFF}${text}`)],
  ['UTF-16', (text: string) => Buffer.from(`\u{FEFF}${text}`, 'utf16le')],
  ['no final line ending', (text: string) => Buffer.from(text.trimEnd())],
])('reads files with %s', async (_, made) => {
  for (const text of Object.values(samples))
    expect((await readTranscriptFile(made(text))).turns.map(({ speaker, text: words }) => [speaker, words])).toEqual(
      talk,
    );
});

it('reads when things were said, and that two speakers may overlap', async () => {
  const { format, speakers, turns, endsGuessed } = await read(samples.zoom);
  expect({ format, speakers, endsGuessed }).toEqual({
    format: 'webvtt',
    speakers: ['Dana Whitfield', 'Maren Cole', 'Omar'],
    endsGuessed: 0,
  });
  expect(turns.map(({ beganMs, endedMs }) => [beganMs, endedMs])).toEqual([
    [1_000, 6_000],
    [6_500, 12_750],
    [12_100, 14_000],
  ]);
  expect(turns[0]?.voiced).toEqual([
    { beganMs: 1_000, endedMs: 4_200 },
    { beganMs: 4_200, endedMs: 6_000 },
  ]);
});

it.each(['sbv', 'ttml', 'csv', 'firefliesJson', 'otterJson'] as const)(
  'reads the times of utterances in %s',
  async (of) => {
    const { turns, endsGuessed } = await read(samples[of]);
    expect(endsGuessed).toBe(0);
    expect(turns.map(({ beganMs, endedMs }) => [beganMs, endedMs])).toEqual([
      [1_000, 6_000],
      [6_500, 12_750],
      [12_100, 14_000],
    ]);
  },
);

it('splits the time of a cue among its speakers', async () => {
  const { turns } = await read(samples.meet);
  const [, maren, omar] = turns;
  expect(maren?.endedMs).toBe(omar?.beganMs);
  expect(omar?.endedMs).toBe(14_000);
});

it('guesses a missing end: where the next turn begins, or where slow speech would end', async () => {
  const { turns, endsGuessed } = await read(samples.timesBefore);
  expect(endsGuessed).toBe(3);
  expect(turns.map(({ beganMs, endedMs }) => [beganMs, endedMs])).toEqual([
    [0, 4_800],
    [5_000, 11_000],
    [11_000, 14_000],
  ]);
});

it('counts times of day from the first one', async () => {
  const { turns } = await read('[Dana] 10:32:05\nGood morning, all of you.\n\n[Omar] 10:32:15\nGood morning.\n');
  expect(turns.map(({ speaker, beganMs }) => [speaker, beganMs])).toEqual([
    ['Dana', 0],
    ['Omar', 10_000],
  ]);
});

it('finds a name that contains a colon', async () => {
  const text = 'Team B: Dana: Good morning.\nOmar: Hello.\nTeam B: Dana: Shall we: yes or no?\n';
  expect(await said(text)).toEqual([
    ['Team B: Dana', 'Good morning.'],
    ['Omar', 'Hello.'],
    ['Team B: Dana', 'Shall we: yes or no?'],
  ]);
});

it('does not take a time, an address or a remark for a name', async () => {
  const text =
    'Dana: We meet at 10: 30 sharp.\nOmar: See https: //x.example, and one thing\nnote this: bring the list.\nDana: Good.';
  expect((await read(text)).speakers).toEqual(['Dana', 'Omar']);
});

it('does not take notices of the tool for speech', async () => {
  const text =
    'Omar started transcription\n\nDana Whitfield   0:01\nGood morning.\n\nOmar   0:06\nThe call ended after ten minutes, I think.\n\nMeeting ended after 00:31:02 👋\nThis editable transcript was computer generated and might contain errors.\n';
  expect(await said(text)).toEqual([
    ['Dana Whitfield', 'Good morning.'],
    ['Omar', 'The call ended after ten minutes, I think.'],
  ]);
});

it('leaves the speaker empty if the file names none', async () => {
  const text =
    'WEBVTT\n\n00:01.000 --> 00:03.000\nGood morning all.\n\n00:03.000 --> 00:05.000\nRemember this: be early.\n';
  expect((await read(text)).speakers).toEqual(['']);
});

it('reads on after an empty line within a cue, and without one between two cues', async () => {
  const text =
    '1\n00:00:01,000 --> 00:00:02,000\nDana: One\n\ntwo three\n2\n00:00:03,000 --> 00:00:04,000\nOmar: Four\n';
  expect(await said(text)).toEqual([
    ['Dana', 'One two three'],
    ['Omar', 'Four'],
  ]);
});

it('strips tags, entities and direction marks', async () => {
  const text =
    'WEBVTT\n\n00:01.000 --> 00:03.000\n<v.loud Dana &amp; Co><c.yellow>R&amp;D</c> is\u200e <00:02.000>late</v>\n';
  expect(await said(text)).toEqual([['Dana & Co', 'R&D is late']]);
});

it.each<[trouble: TranscriptTrouble, line: number, text: string]>([
  ['bad-time', 4, 'WEBVTT\n\n1\n00:61:00.000 --> 00:00:02.000\nDana: One\n'],
  ['ends-before-it-begins', 3, 'WEBVTT\n\n00:00:05.000 --> 00:00:02.000\nDana: One\n'],
  ['no-time', 3, 'WEBVTT\n\nDana: One\n\n00:00:05.000 --> 00:00:06.000\nDana: Two\n'],
  [
    'nobody-named',
    7,
    'WEBVTT\n\n00:01.000 --> 00:05.000\nDana: One\n\n00:03.000 --> 00:04.000\nand who is this\n\n00:05.000 --> 00:06.000\nOmar: Two\n',
  ],
  ['bad-json', 3, '[\n{"text": "One"},\n{"text": "Tw'],
  ['bad-json', 2, '{"sentences": [\n{"text": "One", "speaker": oops}, {"text": "Two", "speaker": "Omar"}\n]}'],
  [
    'ends-before-it-begins',
    3,
    '[\n{"speaker": "Dana", "text": "One", "start": 1, "end": 2},\n{"speaker": "Omar", "text": "Two", "start": 5, "end": 3}\n]',
  ],
  ['bad-time', 3, 'Speaker,Start,Text\nDana,1.5,One\nOmar,soon,Two\n'],
  ['bad-time', 2, '<tt>\n<p begin="soon">One</p>\n</tt>'],
  ['ends-before-it-begins', 1, '0:00:05.000,0:00:02.000\nDana: One\n'],
  ['nothing-said', 1, '{"title": "Weekly", "people": [{"name": "Dana"}]}'],
  ['not-text', 2, 'Dana: One\nOmar: T\0wo\n'],
  ['nothing-said', 3, 'WEBVTT\n\n'],
  ['bad-xml', 2, '<tt>\n<p begin="1s">One</q>\n</tt>'],
  [
    'bad-xml',
    2,
    '<?xml version="1.0"?>\n<!DOCTYPE tt [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>\n<tt><p begin="1s">&b;</p></tt>',
  ],
  ['bad-xml', 1, `<tt>${'<div>'.repeat(200)}</tt>`],
  ['bad-csv', 2, 'Speaker,Text\nDana,"One\nOmar,Two\n'],
  ['is-pdf', 1, '%PDF-1.7\nDana: One\nOmar: Two\n'],
  ['is-empty', 1, ''],
  ['is-empty', 1, ' \n\t\n'],
  ['names-nobody', 1, 'We were nine days late.\nIt was my estimate that was wrong.\nNote: bring the list.\n'],
  [
    'names-nobody',
    3,
    '\n\nSehr geehrte Frau Cole,\n\nwir treffen uns am Montag um 10:30\n\nMit freundlichen Grüßen\nDana\n',
  ],
  ['names-nobody', 1, 'From: Dana\nSubject: Supplier\nDate: Monday\n\nWe are nine days late.\nShall we speak?\n'],
  ['names-nobody', 1, '# Recipe\n\nBeat the eggs, then add the flour.\n\n* two eggs\n* flour\n'],
])('refuses for %s, and reports line %d', async (trouble, line, text) => {
  expect(await refusal(Buffer.from(text))).toMatchObject({ name: 'TranscriptRefusedError', trouble, line });
});

it.each([
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452000001000000', 'hex')],
  ['random bytes', Buffer.from(Array.from({ length: 5_000 }, (_, index) => (index * 7_919 + (index >> 3)) % 256))],
  [
    'random bytes without a null byte',
    Buffer.from(Array.from({ length: 5_000 }, (_, index) => 1 + ((index * 7_919) % 255))),
  ],
])('refuses %s because it is not text', async (_, bytes) => {
  expect(await refusal(bytes)).toMatchObject({ trouble: 'not-text', line: 1 });
});

it('resolves TTML times relative to enclosing elements, and in frames and ticks', async () => {
  const text =
    '<tt xmlns="http://www.w3.org/ns/ttml" xmlns:ttp="http://www.w3.org/ns/ttml#parameter" ttp:frameRate="25" ttp:tickRate="1000"><body begin="10s"><div begin="00:00:05"><p begin="500t" end="00:00:02:05">Dana: One</p></div></body></tt>';
  expect((await read(text)).turns[0]).toMatchObject({ beganMs: 15_500, endedMs: 17_200 });
});

it('reads XML that patterns would miss: comments, CDATA, other quotes, other prefixes', async () => {
  const text =
    "<t:tt xmlns:t='http://www.w3.org/ns/ttml'><!-- <p begin='1s'>Omar: No</p> --><t:body><t:p begin='1s' end='2s'>Dana: <![CDATA[R&D > 1]]></t:p></t:body></t:tt>";
  expect(await said(text)).toEqual([['Dana', 'R&D > 1']]);
});

it('does not take the title and date above a text for speech', async () => {
  expect(await said('Weekly\n2. März 2026, 09:00\n\nDana: Hello.\nOmar: Hello.\n')).toEqual([
    ['Dana', 'Hello.'],
    ['Omar', 'Hello.'],
  ]);
});

const guests = (count: number) => Array.from({ length: count }, (_, index) => `Guest ${index}: Hello\n`).join('');
const longJson = JSON.stringify([{ speaker: 'Dana', text: 'x'.repeat(2_000_000) }]);
const cue = 'WEBVTT\n\n00:01.000 --> 00:02.000\n';

it.each<[trouble: TranscriptTrouble, line: number, limit: object, text: string]>([
  ['too-many-names', 101, { found: 101, most: 100 }, guests(120)],
  ['too-many-names', 104, { found: 101, most: 100 }, `${cue}${guests(120).replace(/(Guest \d+): /g, '<v $1>')}`],
  ['too-many-utterances', 20_001, { found: 20_001, most: 20_000 }, 'Dana: One\n'.repeat(20_001)],
  ['too-many-lines', 100_001, { found: 100_001, most: 100_000 }, `Dana: One\n${'\n'.repeat(100_001)}`],
  ['line-too-long', 2, { found: 50_001, most: 50_000 }, `Dana: One\n${'x'.repeat(50_001)}\n`],
  ['line-too-long', 1_002, { most: 50_000 }, `${'Dana: One\n'.repeat(1_001)}${'x'.repeat(70_000)}\n`],
  ['json-too-long', 1, { most: 2_000_000 }, longJson],
  ['too-much-text', 41, { most: 2_000_000 }, `Dana: ${'x'.repeat(48_781)}\n`.repeat(41)],
  ['cue-too-long', 25_004, { found: 50_002, most: 50_000 }, `${cue}${'x\n'.repeat(26_000)}`],
])('refuses for %s at line %d, and reports what was found and is allowed: %j', async (trouble, line, limit, text) => {
  expect(await refusal(Buffer.from(text))).toMatchObject({ trouble, line, limit });
});

it.each([
  ['on a line each', guests(400_000)],
  ['in one cue', `${cue}${guests(400_000).replace(/(Guest \d+): /g, '<v $1>')}`],
  ['in a line of one cue', `${cue}${guests(400_000).replace(/(Guest \d+): (\w+)\n/g, '<v $1>$2')}`],
])('refuses a transcript of 7 MB with 400,000 speakers, %s', async (_, text) => {
  expect(await refusal(Buffer.from(text))).toMatchObject({ name: 'TranscriptRefusedError', limit: expect.anything() });
});

it('skips invalid lines on request, and reports them', async () => {
  const text =
    'WEBVTT\n\n00:05.000 --> 00:02.000\nDana: One\n\n00:06.000 --> 00:07.000\nOmar: Two\n\nx --> y\nOmar: Three\n';
  const { turns, leftOut } = await read(text, true);
  expect(turns.map(({ text: words }) => words)).toEqual(['Two']);
  expect(leftOut).toEqual([
    { line: 3, trouble: 'ends-before-it-begins' },
    { line: 9, trouble: 'bad-time' },
  ]);
});

/** `npm run bench:transcripts` does this 100,000 times. */
it('survives randomly mutated files: each is read, or refused with a line number', async () => {
  const random = randomOf(7);
  const files = Object.values(samples).map((text) => Buffer.from(text));
  for (let left = 600; left > 0; left -= 1) {
    const file = mutated(files[random(files.length)]!, random);
    const lines = file.toString('latin1').split(/\r\n|\n|\r/).length;
    const leaveOut = random(2) === 0;
    const found = await readTranscriptFile(file, { leaveOut }).catch((error: unknown) => error);
    if (found instanceof TranscriptRefusedError) {
      expect(found.line).toBeGreaterThanOrEqual(1);
      expect(found.line).toBeLessThanOrEqual(lines + 1);
    } else {
      const { turns } = found as Awaited<ReturnType<typeof readTranscriptFile>>;
      expect(turns.length).toBeGreaterThan(0);
      for (const { text, beganMs, endedMs } of turns) {
        expect(text.trim()).not.toBe('');
        if (beganMs !== null) expect(endedMs).toBeGreaterThanOrEqual(beganMs);
      }
    }
  }
});

it('does not begin a turn with a sound made while another spoke', async () => {
  const vtt = `WEBVTT

00:00.000 --> 00:04.000
<v Dana>We could take the van on Monday and

00:01.000 --> 00:01.500
<v Maren>Mm-hmm.

00:03.000 --> 00:06.000
<v Maren>But the van is not there on Monday.
`;
  const { turns } = await read(vtt);
  expect(turns.map(({ beganMs, text }) => [beganMs, text])).toContainEqual([
    3_000,
    'But the van is not there on Monday.',
  ]);
});
