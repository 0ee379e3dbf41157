import { slotsOf } from './slots.ts';
import { sayWish, wishIn } from './wish.ts';

const said = (texts: readonly string[], language: 'en' | 'de', familiar = true) => {
  const wish = wishIn(texts, slotsOf(texts), language);
  return wish && sayWish(wish, 'plain', language, familiar);
};

describe('what a person wants from the other', () => {
  it.each([
    [
      'I want her to write to the VP that it was my work',
      'I’d like you to write to the VP that it was my work. Will you do that?',
    ],
    ['i dont mind the dog but i want him not to bark back lol', 'I’d like you not to bark back. Can I count on that?'],
    ["I don't want him to check every mail", 'I’d like you not to check every mail. Can I count on that?'],
    [
      "I want her to know I'm going in without her from now on",
      'I’d like you to know I’m going in without you from now on.',
    ],
    [
      'i want the missing 450 by friday the 20th, what do i text him',
      'I’d like the missing 450 by Friday the 20th. Can we do that?',
    ],
    [
      "I'd want 100 a month starting in september, then I never have to ask",
      'I’d like 100 a month starting in September. Can we do that?',
    ],
  ])('is said to them: %s', (text, sentence) => {
    expect(said([text], 'en')).toBe(sentence);
  });

  it.each([
    [
      'ich will nur dass sie sowas nicht mehr vor allen sagt, wenn was ist soll sie mich anrufen',
      'Ich möchte, dass du sowas nicht mehr vor allen sagst.',
    ],
    ['da lass ich keinen mehr ran, ich will das Geld zurück', 'Ich hätte gern das Geld zurück. Geht das?'],
    ['und er soll mal zum Arzt', 'Kannst du zum Arzt gehen?'],
  ])('is said to them in German: %s', (text, sentence) => {
    expect(said([text], 'de')).toBe(sentence);
  });

  it('is said with “Sie” where that is due', () => {
    expect(said(['ich will, dass Frau Hagedorn mich anruft'], 'de', false)).toBe('Ich möchte, dass Sie mich anrufen.');
  });

  it('is what was wanted last', () => {
    expect(said(['I want him to pay half', 'no. I want him to pay all of it'], 'en')).toContain('pay all of it');
  });

  it.each([
    'I want a sentence that does not sound rude',
    'i need some help with my mother',
    'I want to leave',
    'what does she want me to do',
    'he wants me to pay',
  ])('is not what the person wants of the coach or of themselves: %s', (text) => {
    expect(said([text], 'en')).toBeUndefined();
  });

  it.each([
    'ich brauche einen Satz für meinen Chef',
    'ich will den Urlaub absagen',
    'ich will nicht, dass alle es wissen',
  ])('is not guessed in German: %s', (text) => {
    expect(said([text], 'de')).toBeUndefined();
  });

  it('has three tones', () => {
    const [text] = ['I want her to call me first'];
    const wish = wishIn([text], slotsOf([text]), 'en')!;
    expect(new Set((['plain', 'softer', 'firmer'] as const).map((tone) => sayWish(wish, tone, 'en', true))).size).toBe(
      3,
    );
  });
});
