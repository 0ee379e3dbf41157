import { readSafetyAnswer } from './safety-answer.ts';

it.each([
  ['yes', 'yes'],
  ['Yeah.', 'yes'],
  ['yes I’m safe', 'safe'],
  ['I am okay now, my sister is here', 'safe'],
  ['no I’m fine', 'safe'],
  ['No', 'no'],
  ['not really', 'no'],
  ['I’m not safe', 'not-safe'],
  ['I don’t feel safe', 'not-safe'],
  ['it was a joke', 'misunderstood'],
  ['I was quoting a song', 'misunderstood'],
  ['can we talk about something else', 'moves-on'],
  ['the third slide', 'unclear'],
  ['ja', 'yes'],
  ['ja, mir geht es gut', 'safe'],
  ['Ich bin in Sicherheit', 'safe'],
  ['nein', 'no'],
  ['ich bin nicht sicher', 'not-safe'],
  ['das war nur ein Scherz', 'misunderstood'],
  ['anderes Thema bitte', 'moves-on'],
])('reads “%s” as %s', (text, answer) => expect(readSafetyAnswer(text)).toBe(answer));
