import { withoutMarks } from './without-marks.ts';

test.each([
  ['I’m with you.\n\n> “Thank people.”', 'I’m with you. “Thank people.”'],
  ['**Begin** with *one* breath.', 'Begin with one breath.'],
  ['- first\n- second', 'first second'],
  ['1. Stand\n2. Breathe', 'Stand Breathe'],
  ['Read [The first nine seconds](/library/x).', 'Read The first nine seconds.'],
  ['## A head', 'A head'],
  ['We lost a ferry – two years ago.', 'We lost a ferry – two years ago.'],
  ['snake_case stays', 'snake_case stays'],
  ['', ''],
])('%j is heard as %j', (markdown, heard) => expect(withoutMarks(markdown)).toBe(heard));
