import { type Language, readTranscript } from '@greenroom/speech-analysis';
import { countingLines } from './counting-lines.ts';
import { isOffTopic } from './is-off-topic.ts';
import { substanceOf } from './substance.ts';

const subjects = [{ slug: 'pay', words: ['pay', 'rais*', 'thousand', 'gehalt'] }];
const transcriptOf = (partner: string, text: string, language: Language) => ({
  language,
  turns: [
    { speaker: 'partner', text: partner },
    { speaker: 'you', text },
  ],
});
const told = 'Every pot has somebody’s name on it.';
const gesagt = 'Das Budget ist verplant.';

test.each([
  ['en', told, 'Bananas fly to the moon on Tuesday.'],
  ['en', told, 'I need seven elephants and a piano.'],
  ['en', told, 'What is the tallest mountain in Peru?'],
  ['en', told, 'Um, all bananas fly to the moon on Tuesday.'],
  ['en', 'What do you have in mind?', 'Bananas fly to the moon on Tuesday.'],
  ['de', gesagt, 'Bananen fliegen am Dienstag zum Mond.'],
] as const)('%s: after “%s”, “%s” is about something else', (language, partner, text) => {
  const transcript = transcriptOf(partner, text, language);
  expect(isOffTopic(countingLines(readTranscript(transcript))[0]!, subjects)).toBe(true);
  expect(substanceOf(transcript, subjects).get(1)).toBe('off-topic');
});

test.each([
  ['en', told, 'I would like a raise to eighty thousand.'],
  ['en', told, 'Whose name is on the biggest pot?'],
  ['en', told, 'I hear you, this quarter was hard.'],
  ['en', told, 'What worries you most about the quarter?'],
  ['en', told, 'On Friday.'],
  ['en', told, 'Okay. That’s a blow to my garden plans.'],
  ['en', 'What did you do then?', 'I called every customer and wrote the list.'],
  ['de', gesagt, 'Dann reden wir über mein Gehalt im März.'],
] as const)('%s: after “%s”, “%s” is not', (language, partner, text) => {
  const transcript = transcriptOf(partner, text, language);
  expect(isOffTopic(countingLines(readTranscript(transcript))[0]!, subjects)).toBe(false);
});

test.each(['bla bla bananas', 'asdf jkl', 'Maybe, um, hello.'])('“%s” says nothing', (text) => {
  expect(substanceOf(transcriptOf(told, text, 'en'), subjects).get(1)).toBe('nothing');
});

test.each([
  ['I would like a raise to eighty thousand.', 'something'],
  ['bla bla bananas jkl', 'nothing'],
])('“%s”, said again, says %s', (again, substance) => {
  const transcript = {
    language: 'en' as const,
    turns: [
      { speaker: 'you', text: again },
      { speaker: 'partner', text: told },
      { speaker: 'you', text: again },
    ],
  };
  expect(substanceOf(transcript, subjects).get(2)).toBe(substance);
});

test('a scene without subjects cannot tell what is about something else', () => {
  const [line] = countingLines(readTranscript(transcriptOf(told, 'Bananas fly to the moon on Tuesday.', 'en')));
  expect(isOffTopic(line!, [])).toBe(false);
});
