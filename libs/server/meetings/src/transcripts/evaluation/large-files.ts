import { wordOf } from '@greenroom/uploaded-files/testing/sample-files';

const sentences = [
  'We are nine days late, and it was my estimate that was wrong.',
  'What would have to be true for the supplier to deliver on Thursday?',
  'I will send the new plan to all of you by Friday.',
  'So, um, you know, that is what I mean, and I think we should wait.',
];
const clock = (ms: number) => new Date(ms).toISOString().slice(11, 23);
const hours3 = 3 * 3_600_000;
const cueMs = 3_000;

function cues(head: string, note = ''): Buffer {
  const parts = Array.from({ length: hours3 / cueMs }, (_, index) => {
    const name = ['Dana', 'Maren', 'Omar'][Math.floor(index / 4) % 3];
    const range = `${clock(index * cueMs)} --> ${clock(index * cueMs + 2_900)}`;
    return `${note}${range}\n${name}: ${sentences[index % sentences.length]}\n\n`;
  });
  return Buffer.from(head + parts.join(''));
}

const rows = Array.from({ length: 7_000 }, (_, index) => ({
  speaker_name: ['Dana', 'Maren'][Math.floor(index / 3) % 2],
  start_time: index * 1.5,
  end_time: index * 1.5 + 1.4,
  text: `${sentences[index % sentences.length]} ${sentences[(index + 1) % sentences.length]}`,
}));

/** Large transcripts, some of which are refused. */
export const largeFiles: Record<string, () => Buffer> = {
  'three hours, WebVTT': () => cues('WEBVTT\n\n'),
  'three hours, WebVTT of 10 MB': () => cues('WEBVTT\n\n', `NOTE ${'x'.repeat(2_600)}\n\n`),
  'three hours, .docx': () =>
    wordOf(Array.from({ length: 3_600 }, (_, i) => `${['Dana', 'Omar'][i % 2]}: ${sentences[i % 4]}`)),
  'JSON of 2 MB': () => Buffer.from(JSON.stringify({ sentences: rows })),
  'CSV of 20,000 rows': () =>
    Buffer.from(
      `Speaker,Start,Text\n${Array.from({ length: 19_999 }, (_, i) => `Dana,${i},"${sentences[i % 4]}"\n`).join('')}`,
    ),
  'refused: 10 MB of speakers': () =>
    Buffer.from(Array.from({ length: 500_000 }, (_, i) => `Guest ${i}: Hello\n`).join('')),
  'refused: 10 MB of speech': () => Buffer.from(`Dana: ${sentences.join(' ')}\n`.repeat(38_000)),
};
