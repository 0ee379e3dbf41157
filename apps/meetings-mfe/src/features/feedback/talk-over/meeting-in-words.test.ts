import { notes } from '../../../testing/sample-meeting.ts';
import { meetingInWords, type MeetingPart, partsOf } from './meeting-in-words.ts';

const say = {
  heading: (part: MeetingPart) => part.toUpperCase(),
  quote: (text: string) => `“${text}”`,
  promised: ({ text, who }: { text: string; who: string | null }) => `${text} (${who ?? 'me'})`,
};

test.each<[string, MeetingPart[], string]>([
  ['nothing', [], ''],
  [
    'only the moments',
    ['moments'],
    'MOMENTS:\n“What would help you most?” An open question.\n“No, the papers are for all of it.” You came in too early.',
  ],
  [
    'two parts, in the order of the feedback',
    ['promised', 'summary'],
    'SUMMARY:\nYou spoke for two fifths of the time.\n\nPROMISED:\nSend the list (me)',
  ],
  [
    'what went well, with what to try',
    ['next'],
    ['NEXT:', 'You asked before you answered.', ...notes.tryNext.map(({ text }) => text)].join('\n'),
  ],
])('shares %s', (_, chosen, words) => {
  expect(meetingInWords(notes, new Set(chosen), say)).toBe(words);
});

test('does not offer an empty part', () => {
  expect(partsOf({ ...notes, goals: [], moments: [] }, say)).toEqual(['summary', 'next', 'promised']);
});
