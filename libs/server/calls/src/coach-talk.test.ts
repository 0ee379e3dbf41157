import { coachTalk } from './coach-talk.ts';

/** Builds an asked turn from text in which each doubtful word has a "~" before it. */
function asked(utteranceId: number, turnId: number, marked: string) {
  const words = marked.split(' ');
  const doubts = words.flatMap((word, at) => (word.startsWith('~') ? [at] : []));
  return { utteranceId, turnId, text: words.map((word) => word.replace('~', '')).join(' '), doubts };
}

const talkIn = (language: 'en' | 'de') =>
  coachTalk(
    { line: (kind, about) => `${kind} ${about}` },
    { vocabulary: ['Anila'], names: new Set(['anila']), isUrgent: (text) => text.includes('die') },
    language,
  );

test.each([
  ['We talk on ~Thursday.', 'Did you say Thursday?'],
  ['There will be ~forty people.', 'Did you say forty?'],
  ['It starts at ~14:30 sharp', 'Did you say 14:30?'],
  ['I asked ~Hannah, and she left', 'Did you say Hannah?'],
  ['~anila told me so', 'Did you say anila?'],
])('asks "%s" back', (marked, question) => {
  expect(talkIn('en').wants(asked(2, 1, marked))).toEqual({ type: 'say', text: question });
});

test('asks back in German in a German call', () => {
  expect(talkIn('de').wants(asked(2, 1, 'Wir sprechen am ~Donnerstag.'))).toEqual({
    type: 'say',
    text: 'Sagten Sie Donnerstag?',
  });
});

test.each(['We talk on Thursday.', 'The ~torque was long', '~Hannah'.toLowerCase(), '~Hello there'])(
  'answers "%s" without asking back',
  (marked) => {
    expect(talkIn('en').wants(asked(2, 1, marked))).toMatchObject({ type: 'answer', turnId: 1 });
  },
);

test('answers danger at once, even with misheard words', () => {
  const wanted = talkIn('en').wants(asked(2, 1, 'I want to die on ~Thursday'));
  expect(wanted).toMatchObject({ type: 'answer', heard: { text: 'I want to die on Thursday' } });
});

describe('after "Did you say Thursday?"', () => {
  const talk = (language: 'en' | 'de' = 'en', first = 'We talk on ~Thursday, at noon.') => {
    const one = talkIn(language);
    one.wants(asked(2, 1, first));
    one.heard(2);
    return one;
  };

  test.each(['Yes.', 'Yes, Thursday.', 'That’s right'.replace('’', "'"), 'Thursday.', 'Thursday'])(
    '"%s" confirms the word and has the turn answered',
    (reply) => {
      expect(talk().wants(asked(4, 3, reply))).toEqual({
        type: 'answer',
        turnId: 1,
        heard: { text: 'We talk on Thursday, at noon.', doubts: [] },
      });
    },
  );

  test.each(['No, Tuesday.', 'Tuesday.', 'No, I said Tuesday.', 'On Tuesday'])('"%s" corrects it', (reply) => {
    expect(talk().wants(asked(4, 3, reply))).toEqual({
      type: 'answer',
      turnId: 1,
      heard: { text: 'We talk on Tuesday, at noon.', doubts: [] },
    });
  });

  test('does not ask for a misheard day twice in a row', () => {
    expect(talk().wants(asked(4, 3, 'No, ~Tuesday.'))).toMatchObject({ type: 'answer' });
  });

  test('"no" alone makes the coach ask for it once more', () => {
    expect(talk().wants(asked(4, 3, 'No.'))).toEqual({ type: 'say', text: 'apology hearing' });
  });

  test('takes anything else as a new turn', () => {
    expect(talk().wants(asked(4, 3, 'I am so afraid of it.'))).toMatchObject({ type: 'answer', turnId: 3 });
  });

  test('corrects a German turn', () => {
    const wanted = talk('de', 'Wir sprechen am ~Donnerstag.').wants(asked(4, 3, 'Nein, am Dienstag.'));
    expect(wanted).toMatchObject({ turnId: 1, heard: { text: 'Wir sprechen am Dienstag.' } });
  });

  test('ignores a question that was never heard', () => {
    const one = talkIn('en');
    one.wants(asked(2, 1, 'We talk on ~Thursday.'));
    expect(one.wants(asked(4, 3, 'Yes.'))).toMatchObject({ type: 'answer', turnId: 3 });
  });
});

test.each(['Ask me a question.', 'Please ask me another question', 'Stellen Sie mir eine Frage.', 'Frag mich was'])(
  '"%s" makes the coach ask a question',
  (text) => {
    expect(talkIn('en').wants(asked(2, 1, text))).toEqual({ type: 'say', text: 'acknowledgement question' });
  },
);
