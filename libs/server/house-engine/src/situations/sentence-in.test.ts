import type { SentenceToSay } from '@greenroom/content';
import { slotsOf } from '../flows/slots.ts';
import { nearSentences, sentenceIn } from './sentence-in.ts';

const sentence = (id: string, german = 'Ich ziehe aus.') =>
  ({
    id,
    title: { en: id, de: id },
    words: { en: { plain: 'I’m moving out.' }, de: { plain: german } },
    group: 'couples',
  }) as SentenceToSay;
const moving = sentence('moving');
const loan = sentence('loan', 'Gibst du mir das Geld zurück?');

/** A search that reads these confidences from texts; all messages together are read like the longest text. */
const searchOf = (readings: Record<string, readonly (readonly [SentenceToSay, number])[]>) => ({
  sentenceCalled: (text: string) => [moving, loan].find(({ title }) => title.en === text),
  sentencesIn: (text: string) => (readings[text] ?? []).map(([content, confidence]) => ({ content, confidence })),
});
const found = (said: readonly string[], readings: Parameters<typeof searchOf>[0], language: 'en' | 'de' = 'en') =>
  sentenceIn(said, slotsOf(said), language, searchOf(readings))?.id;

describe('the sentence that a conversation calls for', () => {
  it('is the one of a single message that is certain', () => {
    expect(found(['a'], { a: [[moving, 0.6]] })).toBe('moving');
    expect(found(['a'], { a: [[moving, 0.25]] })).toBeUndefined();
  });

  it('is found by one message and by all together, none of which would do', () => {
    expect(found(['a', 'b'], { a: [[moving, 0.35]], 'a b': [[moving, 0.3]] })).toBe('moving');
  });

  it('may be less certain if nothing else is likely', () => {
    expect(found(['a'], { a: [[moving, 0.32]] })).toBe('moving');
    expect(
      found(['a'], {
        a: [
          [moving, 0.32],
          [loan, 0.2],
        ],
      }),
    ).toBeUndefined();
  });

  it('is not what one message mentions by the way', () => {
    expect(found(['a', 'b'], { b: [[moving, 0.8]] })).toBeUndefined();
  });

  it('is another one from the message that asks how to say that, whatever was said before', () => {
    const [before, asks, tells] = [
      'I want more pay',
      'How do I tell the landlord about moving house in June?',
      'I am moving',
    ];
    const readings = { [before]: [[loan, 0.9]], [asks]: [[moving, 0.8]], [tells]: [[moving, 0.8]] } as const;
    expect(found([before, asks], readings)).toBe('moving');
    expect(found([before, tells], readings)).toBeUndefined();
  });

  it('is not what leaders say where the person speaks of their own boss', () => {
    const leading = { ...moving, group: 'leading' };
    const said = ['My boss gave my project to somebody else'];
    expect(found(said, { [said[0]!]: [[leading, 0.9]] })).toBeUndefined();
    expect(found(said, { [said[0]!]: [[moving, 0.9]] })).toBe('moving');
    const team = ['My boss wants me to tell my team'];
    expect(found(team, { [team[0]!]: [[leading, 0.9]] })).toBe('moving');
  });

  it('does not say “du” to somebody who is called Frau or Herr', () => {
    const said = ['Frau Hagedorn schuldet mir Geld'];
    const readings = { [said[0]!]: [[loan, 0.9] as const] };
    expect(found(said, readings, 'de')).toBeUndefined();
    expect(found(said, readings, 'en')).toBe('loan');
  });

  it('is the one that was chosen by its title, whatever else is likely', () => {
    expect(found(['a', 'loan'], { a: [[moving, 0.9]] })).toBe('loan');
  });

  it('refuses where the person asks how to say no', () => {
    const refusal = { ...sentence('no'), title: { en: 'Refuse to take the children', de: '' } };
    const asked = 'how do I say no to that';
    expect(
      found([asked], {
        [asked]: [
          [moving, 0.8],
          [refusal, 0.6],
        ],
      }),
    ).toBe('no');
  });

  it('is offered by its title where it is less likely', () => {
    const near = nearSentences(
      ['a'],
      searchOf({
        a: [
          [moving, 0.2],
          [loan, 0.15],
        ],
      }),
    );
    expect(near.map(({ content }) => content.id)).toEqual(['moving', 'loan']);
  });
});
