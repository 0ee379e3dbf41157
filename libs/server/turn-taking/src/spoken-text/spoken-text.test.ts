import fc from 'fast-check';
import { sentenceSplitter, speakable, spokenText, writtenText } from './index.ts';

const said = (text: string, language = 'en') => spokenText(speakable(text, language)).trim();

describe('in English', () => {
  test.each([
    ['I have 3 ideas.', 'I have three ideas.'],
    ['It costs $1,200.', 'It costs one thousand two hundred dollars.'],
    ['It costs $12.50 now.', 'It costs twelve dollars and fifty cents now.'],
    ['Ask for £1.', 'Ask for one pound.'],
    ['A €2.5 million budget', 'A two point five million euros budget'],
    ['On November 21, 2026 we met.', 'On November twenty-first, twenty twenty-six we met.'],
    ['By 2026-11-03.', 'By November third, twenty twenty-six.'],
    ['It was in 1984.', 'It was in nineteen eighty-four.'],
    ['It was in 2005.', 'It was in two thousand five.'],
    ['Meet at 2:30 pm.', 'Meet at two thirty P M.'],
    ['Meet at 9:05.', 'Meet at nine oh five.'],
    ['Meet at 14:00.', 'Meet at fourteen hundred hours.'],
    ['Breathe for 4–6 seconds.', 'Breathe for four to six seconds.'],
    ['Bake at 180 °C for 25 min.', 'Bake at one hundred eighty degrees Celsius for twenty-five minutes.'],
    ['Only 5% of them', 'Only five percent of them'],
    ['Take 1 kg of flour', 'Take one kilogram of flour'],
    ['the 2nd time', 'the second time'],
    ['1/2 a cup', 'one half a cup'],
    ['A raise of 3.5 points', 'A raise of three point five points'],
    ['Use a hook, e.g. a question.', 'Use a hook, for example a question.'],
    ['Dr. Vale & Mr. Orlay', 'Doctor Vale and Mister Orlay'],
    ['**Stop** there, _really_.', 'Stop there, really.'],
    ['Say `no` to it', 'Say no to it'],
    ['# A plan', 'A plan'],
    ['- Breathe out', 'Breathe out'],
    ['2. Breathe out', 'two: Breathe out'],
    ['Read [The **long** pause](/library/imogen-vale/the-pause) first.', 'Read The long pause first.'],
    ['See https://www.example.com/help?x=1.', 'See example dot com.'],
    ['Write to me@example.com', 'Write to me at example dot com'],
    ['Well done 🎉👏🏽!', 'Well done!'],
    ['You can call or text 988, now.', 'You can call or text nine eight eight, now.'],
    ['Samaritans: 116 123.', 'Samaritans: one one six, one two three.'],
    ['I paused — then spoke.', 'I paused, then spoke.'],
    ['snake_case and 5*3', 'snake_case and five times three'],
    ['Step #3', 'Step number three'],
    ['We’re fine, aren’t we?', 'We’re fine, aren’t we?'],
  ])('%s', (text, spoken) => expect(said(text)).toBe(spoken));
});

describe('in German', () => {
  test.each([
    ['Ich habe 3 Ideen.', 'Ich habe drei Ideen.'],
    ['Das kostet 1.200,50 €.', 'Das kostet eintausendzweihundert Euro fünfzig.'],
    ['Das kostet 1 €.', 'Das kostet ein Euro.'],
    ['Wir sehen uns am 21. November 2026.', 'Wir sehen uns am einundzwanzigsten November zweitausendsechsundzwanzig.'],
    ['Der 3.10. ist frei', 'Der dritte Oktober ist frei'],
    ['Es war im Jahr 1984.', 'Es war im Jahr neunzehnhundertvierundachtzig.'],
    ['Um 14:30 Uhr', 'Um vierzehn Uhr dreißig'],
    ['Um 1:00', 'Um ein Uhr'],
    ['Backen bei 180 °C, 20-25 Min.', 'Backen bei einhundertachtzig Grad Celsius, zwanzig bis fünfundzwanzig Minuten.'],
    ['Nur 2,5 % davon', 'Nur zwei Komma fünf Prozent davon'],
    ['Frag nach, z. B. so: „Warum?“', 'Frag nach, zum Beispiel so: „Warum?“'],
    ['Telefonseelsorge: 0800 111 0 111', 'Telefonseelsorge: null acht null null, eins eins eins, null, eins eins eins'],
    ['Ruf die 112 an', 'Ruf die eins eins zwei an'],
  ])('%s', (text, spoken) => expect(said(text, 'de')).toBe(spoken));
});

test('joined, the parts of a text are the text; what is spoken has no double space', () => {
  const piece = fc.constantFrom(
    '**',
    '_',
    '`',
    '[a b](c)',
    '$5',
    '1,000',
    ' ',
    '\n',
    '- ',
    '3.',
    'e.g.',
    'word',
    '🎉',
    '—',
    ')',
    '|',
    '10:30',
    '€',
    '😀',
    'ß',
    '2026-01-02',
    '%',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.array(piece).map((all) => all.join('')),
      ),
      fc.constantFrom('en', 'de'),
      (text, language) => {
        const parts = speakable(text, language);
        expect(writtenText(parts)).toBe(text);
        expect(spokenText(parts)).not.toMatch(/\s\s/);
      },
    ),
  );
});

const split = (text: string, language = 'en') => {
  const splitter = sentenceSplitter(language);
  return [...splitter.push(text), ...splitter.end()];
};

describe('sentences', () => {
  test.each([
    ['two sentences', 'I hear you. What now?', ['I hear you. ', 'What now?']],
    ['an abbreviation', 'Ask Dr. Vale about it. Then go.', ['Ask Dr. Vale about it. ', 'Then go.']],
    ['"e.g."', 'Use a hook, e.g. Monday. Then go.', ['Use a hook, e.g. Monday. ', 'Then go.']],
    ['an initial', 'It was J. Smith. Then go.', ['It was J. Smith. ', 'Then go.']],
    ['a decimal', 'It is 3.5 times more. Yes.', ['It is 3.5 times more. ', 'Yes.']],
    ['a closing quote', '“Stop.” She left.', ['“Stop.” ', 'She left.']],
    ['an ellipsis within a sentence', 'Well... maybe. Yes.', ['Well... maybe. ', 'Yes.']],
    [
      'a list',
      'Try this:\n- Breathe out\n- Wait\n\nThen go.',
      ['Try this:\n', '- Breathe out\n', '- Wait\n\n', 'Then go.'],
    ],
    ['a numbered list', '1. Breathe. Slowly.\n2. Wait.', ['1. Breathe. ', 'Slowly.\n', '2. Wait.']],
    ['a heading', '# A plan\nBegin small.', ['# A plan\n', 'Begin small.']],
    ['a wrapped line', 'Begin small\nand go on. Yes.', ['Begin small\nand go on. ', 'Yes.']],
    ['a link with a full stop', 'Read [Stop. Look.](/x) now. Yes.', ['Read [Stop. Look.](/x) now. ', 'Yes.']],
    ['a year', 'It was 2019. Then it ended.', ['It was 2019. ', 'Then it ended.']],
  ])('%s', (_, text, sentences) => expect(split(text)).toEqual(sentences));

  test.each([
    ['a date', 'Am 21. November geht es los. Gut.', ['Am 21. November geht es los. ', 'Gut.']],
    ['"z. B."', 'Frag, z. B. Anna. Gut.', ['Frag, z. B. Anna. ', 'Gut.']],
  ])('in German: %s', (_, text, sentences) => expect(split(text, 'de')).toEqual(sentences));

  test('yields a sentence as soon as the next one has begun', () => {
    const splitter = sentenceSplitter('en');
    expect(splitter.push('I hear you. What ')).toEqual(['I hear you. ']);
  });

  test('cuts a sentence without an end between words', () => {
    const pieces = split('word '.repeat(200));
    expect(pieces.length).toBeGreaterThan(2);
    expect(pieces.every((piece) => piece.length <= 280)).toBe(true);
  });

  test('joined, the sentences are the text, however it was chunked', () => {
    const piece = fc.constantFrom(
      'Yes',
      'no',
      '. ',
      '? ',
      '! ',
      '...',
      ' ',
      '\n',
      '\n\n',
      '- ',
      '1. ',
      'Dr. ',
      '3.5',
      '[a. B](c)',
      '```',
      'z. B. ',
      '21. November ',
      ', ',
      'averylongwordindeed',
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 60 }).map((all) => all.join('')),
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
        fc.constantFrom('en', 'de'),
        (text, sizes, language) => {
          const splitter = sentenceSplitter(language);
          const pieces: string[] = [];
          for (let at = 0, turn = 0; at < text.length; turn++) {
            const size = sizes[turn % sizes.length]!;
            pieces.push(...splitter.push(text.slice(at, at + size)));
            at += size;
          }
          pieces.push(...splitter.end());
          expect(pieces.join('')).toBe(text);
          expect(pieces).toEqual(letterByLetter(text, language));
        },
      ),
    );
  });
});

function letterByLetter(text: string, language: string): string[] {
  const splitter = sentenceSplitter(language);
  return [...text.split(/(?=[\s\S])/).flatMap((letter) => splitter.push(letter)), ...splitter.end()];
}
