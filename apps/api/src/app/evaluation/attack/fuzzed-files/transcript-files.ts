import { mutated } from '@greenroom/meetings/internals/transcripts/testing/mutate';
import { samples } from '@greenroom/meetings/internals/transcripts/testing/samples';
import { chance, damaged, pick, type Random, seldomLarge, several, size } from './random.ts';

const words = [
  'we are late',
  'I will send it by Friday.',
  '-->',
  '<i>',
  '</v>',
  '&lt;&amp;&bogus;',
  ':',
  '\u202e',
  '\0',
  '🙂'.repeat(40),
  'NOTE',
  '?',
];

const name = (random: Random) =>
  pick(random, [
    'Dana',
    'Omar (Berlin)',
    'a'.repeat(size(random, 300)),
    `Guest ${size(random, 400)}`,
    '',
    'Ä Ö',
    '12:30',
    '::',
  ]);

function clock(random: Random, at: number, comma: boolean): string {
  if (chance(random, 0.03))
    return pick(random, ['99:99:99.999', '-1:00', '00:00', '1e9:00:00.000', '25:61:61.0000', '']);
  const time = new Date(at).toISOString().slice(11, 23);
  return comma ? time.replace('.', ',') : time;
}

function said(random: Random): string {
  const line = several(size(random, 12), () => pick(random, words)).join(' ');
  return chance(random, 0.02) ? line.repeat(seldomLarge(random, 100, 20_000)) : line;
}

function cues(random: Random, kind: 'vtt' | 'srt'): string {
  let at = 0;
  const written = several(seldomLarge(random, 80, 25_000), (number) => {
    at += chance(random, 0.02) ? -size(random, 1e6) : size(random, 20_000);
    at = Math.max(0, Math.min(at, 80_000_000));
    const range = `${clock(random, at, kind === 'srt')} ${chance(random, 0.98) ? '-->' : '->'} ${clock(random, at + size(random, 9_000), kind === 'srt')}`;
    const by =
      kind === 'vtt' && chance(random, 0.5)
        ? `<v ${name(random)}>${said(random)}</v>`
        : `${name(random)}: ${said(random)}`;
    return `${number}\n${range}\n${by}\n${chance(random, 0.95) ? '\n' : ''}`;
  });
  const styles = chance(random, 0.1) ? `STYLE\n${'::cue{'.repeat(size(random, 500))}\n\n` : '';
  return `${kind === 'vtt' ? pick(random, ['WEBVTT\n\n', 'WEBVTT\n\n', 'WEBVTT', '\ufeffWEBVTT - a\n\n']) : ''}${styles}${written.join('')}`;
}

function namedText(random: Random): string {
  return several(seldomLarge(random, 80, 25_000), (at) =>
    pick(random, [
      `${name(random)}: ${said(random)}`,
      said(random),
      `[${clock(random, at * 1_000, false)}] ${name(random)}: ${said(random)}`,
      '',
    ]),
  ).join(pick(random, ['\n', '\n', '\r\n', '\r']));
}

/** A transcript as WebVTT, SRT or text with names: wrong times, nested tags, many speakers, or an altered valid one. */
export function transcriptFile(random: Random, kind: 'vtt' | 'srt' | 'txt'): Buffer {
  if (chance(random, 0.3)) {
    const sound =
      kind === 'srt'
        ? samples.srt
        : pick(
            random,
            kind === 'vtt'
              ? [samples.zoom, samples.teams, samples.meet]
              : [samples.text, samples.timesBefore, samples.headings],
          );
    return mutated(Buffer.from(sound), (below) => Math.floor(random() * below));
  }
  const bytes = Buffer.from((kind === 'txt' ? namedText(random) : cues(random, kind)).slice(0, 9_000_000));
  return chance(random, 0.1) ? damaged(random, bytes) : bytes;
}
