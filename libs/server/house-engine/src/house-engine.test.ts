import { shippedContent } from '@greenroom/content/testing/shipped-content';
import fc from 'fast-check';
import { detectCrisis } from '@greenroom/safety';
import { type Catalogue, type Coach, loadCatalogue } from '@greenroom/content';
import {
  answerFromHouse,
  asksWhetherRight,
  courseOf,
  type HouseAnswer,
  type HouseQuestion,
  indexShelves,
  type ShelfSearch,
  type Turn,
} from './index.ts';
import { detectIntent } from './occasion.ts';

let catalogue: Catalogue;
let shelves: ShelfSearch;
beforeAll(async () => {
  catalogue = await loadCatalogue(shippedContent);
  shelves = indexShelves(catalogue);
});

const textOf = ({ parts }: HouseAnswer) =>
  parts
    .map((part) => (part.type === 'text' ? part.text : ''))
    .filter(Boolean)
    .join('\n\n');
const cardOf = ({ parts }: HouseAnswer) => parts.flatMap((part) => (part.type === 'card' ? [part.item] : []))[0];
const questionMarks = (text: string) => text.split('?').length - 1;

function ask(coach: Coach, text: string, more: Partial<HouseQuestion> = {}): HouseAnswer {
  return answerFromHouse(
    { coach, text, history: [], topic: undefined, materials: [], seed: 'a seed', ...more },
    shelves,
  );
}

const firstCoach = () => catalogue.coaches[0] as Coach;

describe('answering from an item', () => {
  it('quotes the item verbatim, gives its card, asks one question, and suggests three things', () => {
    for (const coach of catalogue.coaches) {
      for (const item of coach.shelf) {
        for (const phrase of item.answers) {
          const answer = ask(coach, phrase);
          const found = cardOf(answer);
          // If the engine asks about danger, that is the only question.
          if (!found || detectCrisis(phrase)) continue;
          const blocks = textOf(answer).split('\n\n');
          const quote = blocks.find((block) => block.startsWith('> '))?.replace(/^> “?|”$/g, '') ?? '';
          expect(found.body).toContain(quote);
          expect(questionMarks(blocks.at(-1) as string)).toBe(1);
          expect(answer.parts.map((part) => part.type).slice(-2)).toEqual(['card', 'text']);
          expect(answer.suggestions.length).toBeGreaterThan(1);
          expect(Math.max(...answer.suggestions.map((one) => one.length))).toBeLessThanOrEqual(60);
        }
      }
    }
  });

  it('almost always finds the item that lists the phrasing', () => {
    const asked = catalogue.coaches.flatMap((coach) =>
      coach.shelf.flatMap((item) => item.answers.map((phrase) => ({ coach, item, phrase }))),
    );
    const found = asked.filter(({ coach, item, phrase }) => shelves.find(coach.slug, phrase)[0]?.slug === item.slug);
    expect(found.length / asked.length).toBeGreaterThan(0.92);
  });

  it('leaves no placeholder in the answer', () => {
    for (const coach of catalogue.coaches) {
      for (let seed = 0; seed < 20; seed += 1) {
        expect(textOf(ask(coach, coach.shelf[0]?.answers[0] as string, { seed: String(seed) }))).not.toMatch(/[{}]/);
      }
    }
  });

  it('does not repeat a card of the conversation', () => {
    const coach = firstCoach();
    const phrase = coach.shelf[0]?.answers[0] as string;
    const item = cardOf(ask(coach, phrase));
    expect(item).toBeDefined();
    const history: Turn[] = [{ author: 'coach', text: 'Have this.', offered: [item?.uuid as string] }];
    expect(cardOf(ask(coach, phrase, { history }))).toBeUndefined();
  });

  it('understands the first message together with the topic', () => {
    const coach = firstCoach();
    const topic = { title: coach.shelf[0]?.title as string, opener: 'What is it?' };
    expect(cardOf(ask(coach, 'xylophone', { topic }))?.title).toBe(topic.title);
    expect(cardOf(ask(coach, 'xylophone'))).toBeUndefined();
  });
});

describe('a conversation of twelve turns', () => {
  /** The coach's own sentences only: those suggested to the person come softer and firmer, partly in the same words. */
  const sentencesIn = (text: string) =>
    text
      .replaceAll(/^“[^”]*”$|^- .*$/gm, '')
      .split('\n\n')
      .flatMap((block) => block.split(/(?<=[.?!:])\s+(?=\p{Lu})/u))
      .filter(Boolean);

  it('never repeats a sentence', () => {
    for (const coach of catalogue.coaches) {
      const history: Turn[] = [];
      const said = new Set<string>();
      const phrases = coach.shelf.flatMap((item) => item.answers.slice(0, 3)).slice(0, 12);
      for (const [turn, text] of phrases.entries()) {
        const answer = ask(coach, text, { history: [...history], seed: `turn ${turn}` });
        for (const sentence of sentencesIn(textOf(answer))) {
          expect(said).not.toContain(sentence);
          said.add(sentence);
        }
        const card = cardOf(answer);
        history.push(
          { author: 'person', text, offered: [] },
          { author: 'coach', text: textOf(answer), offered: card ? [card.uuid] : [] },
        );
      }
    }
  });

  it('never says the same twice in a row, even if the person repeats the same words forever', () => {
    const coach = firstCoach();
    for (const text of [
      'hello',
      'thanks!',
      'I don’t know',
      'asdfghjkl',
      'what is the capital of France?',
      coach.shelf[0]?.answers[0] as string,
    ]) {
      const history: Turn[] = [];
      let before = '';
      for (let turn = 0; turn < 30; turn += 1) {
        const now = textOf(ask(coach, text, { history: [...history], seed: `turn ${turn}` }));
        expect(now).not.toBe(before);
        expect(now).not.toBe('');
        before = now;
        history.push({ author: 'person', text, offered: [] }, { author: 'coach', text: now, offered: [] });
      }
    }
  });

  it('leads from the goal to the next step, repeats the goal there, and closes on a day', () => {
    const coach = firstCoach();
    const { questions } = coach.speech;
    const history: Turn[] = [];
    const topic = { title: 'Xylophones', opener: 'Which one?' };
    const texts = [
      'It is so.',
      'a bit of peace',
      'so and so',
      'it takes a week',
      'this maybe',
      'or that',
      'I’ll do it tonight',
    ];
    const answers = texts.map((text, turn) => {
      const answer = textOf(ask(coach, text, { history: [...history], seed: String(turn), topic }));
      history.push({ author: 'person', text, offered: [] }, { author: 'coach', text: answer, offered: [] });
      return answer;
    });
    const stages = answers.map(
      (answer) => Object.entries(questions).find(([, all]) => all.some((one) => answer.endsWith(one)))?.[0],
    );
    // The second answer asks for confirmation of the goal.
    expect(stages).toEqual(['goal', undefined, 'reality', 'options', 'options', 'nextStep', undefined]);
    expect(asksWhetherRight(answers[1] as string)).toBe(true);
    expect(answers[1]).toContain(': a bit of peace');
    expect(answers[5]).toContain(': a bit of peace');
    expect(answers[6]).toContain('you’ll do it tonight');
  });
});

describe('a new goal', () => {
  const first = 'I want to ask my boss for a raise';
  const begun = () => {
    const coach = firstCoach();
    const said = textOf(ask(coach, first));
    const history: Turn[] = [
      { author: 'person', text: first, offered: [] },
      { author: 'coach', text: said, offered: [] },
    ];
    return { coach, said, history };
  };

  it('is repeated with a request for confirmation', () => {
    const { coach, said } = begun();
    expect(said).toContain('to ask your boss for a raise');
    expect(asksWhetherRight(said)).toBe(true);
    expect(ask(coach, first).suggestions).toEqual(['Yes, that’s it', 'No, it’s something else']);
  });

  it.each([
    ['Yes, that’s it', 'to ask your boss for a raise'],
    ['No, it’s something else', undefined],
    ['no', undefined],
    ['Not quite. I want to work fewer hours', 'to work fewer hours'],
    ['She has said no twice already', 'to ask your boss for a raise'],
  ])('after “%s” is %s', (text, goal) => {
    const { coach, history } = begun();
    const question = { coach, text, history, topic: undefined, materials: [], seed: 'a seed' };
    expect(courseOf(question).after.goal).toBe(goal);
    expect(textOf(ask(coach, text, { history }))).not.toBe('');
  });

  it('is confirmed in German as well', () => {
    const answer = ask(firstCoach(), 'Ich möchte ruhig über mein Gehalt sprechen');
    expect(textOf(answer)).toContain('„ruhig über mein Gehalt sprechen“');
    expect(answer.suggestions).toEqual(['Ja, genau', 'Nein, etwas anderes']);
  });
});

it('does not read a talk tomorrow as a goodbye', () => {
  expect(detectIntent('big talk tomorrow with my boss')).toBe('matter');
  expect(detectIntent('talk to you tomorrow')).toBe('goodbye');
});

it.each([
  ['night', 'goodbye'],
  ['ok night night', 'goodbye'],
  ['i cant sleep at night', 'matter'],
  ['he comes home late every night', 'matter'],
])('reads “%s” as %s', (text, occasion) => {
  expect(detectIntent(text)).toBe(occasion);
});

describe('small occasions', () => {
  const cases: [string, keyof Coach['speech']][] = [
    ['Hello!', 'greetings'],
    ['hi there', 'greetings'],
    ['thank you so much', 'thanks'],
    ['I don’t know', 'dontKnow'],
    ['hmm not sure really', 'dontKnow'],
    ['bye, see you tomorrow', 'goodbye'],
    ['sdkfjhsdkf', 'gibberish'],
    ['???', 'gibberish'],
    ['You are useless', 'insult'],
    ['Are you a real person?', 'aboutItself'],
    ['Am I talking to a robot', 'aboutItself'],
    ['My grandmother died on Sunday', 'grief'],
    ['My mum died last month and I have to sell her house', 'grief'],
    ['I’m absolutely furious', 'anger'],
    ['you idiot', 'insult'],
  ];
  it.each(cases)('answers “%s” as %s', (text, occasion) => {
    const coach = firstCoach();
    const answer = textOf(ask(coach, text));
    expect((coach.speech[occasion] as string[]).some((sentence) => answer.startsWith(sentence))).toBe(true);
  });

  it.each([
    'hi, how do I open a talk when my voice shakes?',
    'Thanks. And how do I finish a talk so that people remember it?',
  ])('reads “%s” as something to work on', (text) =>
    expect(cardOf(ask(catalogue.coach('imogen-vale') as Coach, text))).toBeDefined(),
  );

  it.each([
    'I feel like an idiot',
    'My boss is an idiot and I have to present to him',
    'I feel useless on stage',
    'I always screw up my first line',
    'they told me to shut up',
  ])('does not read “%s” as an insult', (text) => {
    const coach = firstCoach();
    const answer = textOf(ask(coach, text));
    expect(coach.speech.insult.some((sentence) => answer.startsWith(sentence))).toBe(false);
  });

  it('says that it cannot know what no shelf covers, and what it can do here', () => {
    const answer = textOf(ask(firstCoach(), 'Who won the football yesterday?'));
    expect(answer).toMatch(/can’t know|wrong one for that/);
    expect(questionMarks(answer)).toBe(1);
  });

  it.each([
    ['Guten Tag', /Hallo|Guten Tag|Schön, dass/],
    ['Vielen Dank!', /Gern|hilft/],
    ['Keine Ahnung', /wissen|Macht nichts|lassen wir/],
    ['Tschüss!', /Bis bald|Wiedersehen|Machen Sie es gut/],
    ['Du bist so dumm', /halte ich aus|übel|Mag sein/],
    ['Bist du ein Mensch?', /Programm/],
    ['Meine Oma ist gestorben', /leid|tragen/],
  ])('answers “%s” in German', (text, words) => {
    expect(textOf(ask(firstCoach(), text))).toMatch(words);
  });

  it('answers German in German, and asks on', () => {
    const answer = textOf(
      ask(firstCoach(), 'Ich habe morgen einen wichtigen Termin und weiß nicht, wie ich es sagen soll.'),
    );
    expect(answer).toMatch(/\b(Sie|Ihnen|Ihr)\b/);
    expect(questionMarks(answer)).toBe(1);
  });
});

describe('a crisis', () => {
  const english = [
    'I want to die',
    'I’ve been thinking about suicide',
    'my talk is tomorrow and I just want to kill myself',
    'I don’t want to live anymore',
    'everyone would be better off without me',
    'I keep cutting myself',
    'I can’t go on',
    'My daughter wants to hurt herself',
    'thinking of ending it all',
  ];
  const german = [
    'Ich will nicht mehr leben',
    'Ich möchte sterben',
    'Ich denke an Suizid und weiß nicht weiter',
    'Ich werde mich umbringen',
    'ich ritze mich wieder',
    'Ich will mir das Leben nehmen',
    'Ohne mich wären alle besser dran, ihr wärt ohne mich besser dran',
    'Selbstmord',
  ];
  it.each(english)('is detected in “%s” before anything else', (text) => {
    const answer = ask(firstCoach(), text);
    for (const line of ['988', '116 123', 'findahelpline.com']) expect(textOf(answer)).toContain(line);
    expect(cardOf(answer)).toBeUndefined();
    expect(answer.suggestions).toEqual([]);
  });

  it.each(german)('is detected in “%s”, and answered in German', (text) => {
    const answer = textOf(ask(firstCoach(), text));
    expect(answer).toContain('TelefonSeelsorge');
    expect(answer).toContain('Sie');
  });

  const nothingOf = (text: string) =>
    courseOf({ coach: firstCoach(), text, history: [], topic: undefined, materials: [], seed: 'a seed' }).after.goal;

  it('leads to a question before the usual answer if it is uncertain, and nothing is derived from the message', () => {
    const text = 'I want to give my things away before the spring';
    const answer = textOf(ask(firstCoach(), text));
    expect(answer).toContain('988');
    expect(answer.split('To what you wrote:')[1]!.trim().length).toBeGreaterThan(20);
    expect(nothingOf(text)).toBeUndefined();
  });

  it('adds one sentence to the usual answer if a message only hints at it, and nothing is derived from the message', () => {
    const text = 'I will not need these things much longer';
    const blocks = textOf(ask(firstCoach(), text)).split('\n\n');
    expect(blocks.at(-2)).toContain('988');
    expect(blocks.at(-1)).toMatch(/\?$/);
    expect(nothingOf(text)).toBeUndefined();
  });

  it.each([
    'I was selling tickets all morning and then the till system died and everyone shouted',
    'I died on stage last week',
    'this deadline is killing me',
    'I’m dying to know how to open',
    'how do I cut a speech',
    'the joke fell dead',
    'I can’t go on stage',
    'should I go on holiday',
    'Wie schneide ich Zwiebeln?',
    'Ich könnte vor Lampenfieber im Boden versinken',
  ])('is not detected in “%s”', (text) => {
    expect(textOf(ask(firstCoach(), text))).not.toContain('988');
  });
});

describe('any text at all', () => {
  it('is answered without empty parts, and identically for the same seed', () => {
    const anyCoach = fc.nat().map((n) => catalogue.coaches[n % catalogue.coaches.length] as Coach);
    fc.assert(
      fc.property(anyCoach, fc.string({ unit: 'grapheme', maxLength: 200 }), fc.uuid(), (coach, text, seed) => {
        const answer = ask(coach, text, { seed });
        expect(answer).toEqual(ask(coach, text, { seed }));
        expect(answer.parts.length).toBeGreaterThan(0);
        for (const part of answer.parts) if (part.type === 'text') expect(part.text.trim()).not.toBe('');
      }),
      { numRuns: 300 },
    );
  });
});

describe('a message after the question about a worry', () => {
  const history: Turn[] = [
    { author: 'person', text: 'I feel like such a burden to everyone lately', offered: [] },
    { author: 'coach', text: 'Are you thinking about ending your life?', offered: [] },
  ];
  const kaito = () => catalogue.coach('kaito-lindqvist') as Coach;

  it('is answered if it continues with something else, with help lines', () => {
    const text = textOf(
      ask(kaito(), 'my flatmate never does the dishes and I want to tell him', { history, country: 'US' }),
    );
    expect(text).toContain('I won’t press you.');
    expect(text).toContain('988');
    expect(text).toMatch(/“[^”]*(?:dishes|kitchen)/);
    expect(text.length).toBeGreaterThan(250);
  });

  it('is not answered with coaching if it confirms the worry', () => {
    const text = textOf(ask(kaito(), 'yes', { history, country: 'US' }));
    expect(text).toContain('911');
  });
});
