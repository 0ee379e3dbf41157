import { analyseMeeting } from './analyse-meeting.ts';
import type { MeetingTurn } from './meeting-turn.ts';

const turn = (speaker: string, text: string): MeetingTurn => ({ speaker, text, beganMs: null, endedMs: null });
const said = (turns: MeetingTurn[]) =>
  analyseMeeting({
    parts: [{ kind: 'file', position: 1, file: null, turns }],
    you: ['Maren'],
    kind: 'one-to-one',
    heldAt: new Date('2026-03-02'),
  }).findings.reasons ?? [];

const hedged = 'Maybe we could perhaps look at it. I think it might sort of work, I guess. ';

it('quotes, word for word, a line of the account that shows why a measure was not good', () => {
  const turns = [turn('Maren', hedged.repeat(8)), turn('Dana', 'Which figures do you mean?'), turn('Maren', hedged)];
  const reasons = said(turns);
  expect(reasons.map(({ name }) => name)).toContain('hedging');
  for (const { turn: index, quote } of reasons) {
    expect(turns[index]?.speaker).toBe('Maren');
    expect(turns[index]?.text).toContain(quote);
  }
  expect(reasons.find(({ name }) => name === 'hedging')?.quote).toBe('Maybe we could perhaps look at it.');
});

it('gives no reason from a line that mentions danger', () => {
  const turns = [turn('Maren', `I want to die. ${hedged.repeat(8)}`), turn('Dana', 'I am here.')];
  expect(said(turns)).toEqual([]);
});

it('gives no line for a share that is too small, or for questions that were not asked in short turns', () => {
  const quiet = 'The figures of the last quarter are in the folder that Dana made for all of us. ';
  const turns = [turn('Dana', quiet.repeat(30)), turn('Maren', quiet.repeat(3)), turn('Dana', quiet.repeat(30))];
  const names = said(turns).map(({ name }) => name);
  expect(names).not.toContain('talk-share');
  expect(names).not.toContain('questions');
});

it('quotes a whole sentence that says something: not an address, and not up to an abbreviation', () => {
  const long = 'I think that Dr. Weber showed a chart of the flows, and we have all of the figures for it. ';
  const turns = [
    turn('Maren', `Thank you, Mr. Chairman. Okay, Jim. ${long.repeat(20)}`),
    turn('Dana', 'Yes, thank you.'),
  ];
  const reason = said(turns).find(({ name }) => name === 'longest-monologue');
  expect(reason?.quote).toBe(
    'I think that Dr. Weber showed a chart of the flows, and we have all of the figures for it.',
  );
});

it('does not rate a share of the talk among more people than in the study behind the range', () => {
  const line = 'The figures of the last quarter are in the folder that Dana made for all of us. ';
  const rated = (others: number, kind: 'other' | 'presentation' = 'other') =>
    analyseMeeting({
      parts: [
        {
          kind: 'file',
          position: 1,
          file: null,
          turns: [
            turn('Maren', line.repeat(2)),
            ...Array.from({ length: others }, (_, index) => turn(`Guest ${index}`, line.repeat(30))),
          ],
        },
      ],
      you: ['Maren'],
      kind,
      heldAt: new Date('2026-03-02'),
    }).measures.find(({ name }) => name === 'talk-share')?.rating;
  expect(rated(3)).toBe('NEEDS_IMPROVEMENT');
  expect(rated(6)).toBeNull();
  expect(rated(6, 'presentation')).toBeNull();
});

it('quotes no greeting', () => {
  const greeting = 'Herr Präsident, meine sehr geehrten Damen und Herren! ';
  const line = 'Die Zahlen des letzten Quartals liegen in dem Ordner, den Dana für uns alle angelegt hat. ';
  const turns = [turn('Dana', line), turn('Maren', greeting + line.repeat(30)), turn('Dana', line)];
  const quotes = said(turns).map(({ quote }) => quote);
  expect(quotes).toContain(line.trim());
  expect(quotes).not.toContain(greeting.trim());
});

it('shows no question that begins like an open one, where more open questions would help', () => {
  const questions = ['And how often is a bad day in winter?', 'Which one of these do you use today?'];
  const closed = 'Do you have the figures of the last quarter with you?';
  const talk = (asked: readonly string[]) => [
    turn('Maren', `We went through all of the figures, one by one. ${asked.join(' ')}`),
    turn('Dana', 'We have been using the old ones for years, and we had come as far as May.'),
    turn(
      'Maren',
      'Is that all of it for today, or is there more? It would help to have them before we speak to the board.',
    ),
  ];
  const shown = (asked: readonly string[]) =>
    said(talk(asked)).flatMap(({ name, quote }) => (name === 'open-questions' ? [quote] : []));
  expect(shown([...questions, closed])).toEqual([closed]);
});
