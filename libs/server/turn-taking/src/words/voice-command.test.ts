import { voiceCommandOf } from './voice-command.ts';

test.each([
  ['Could you say that again?', 'again'],
  ['Sorry, can you repeat that, please?', 'again'],
  ['Say it again.', 'again'],
  ['Pardon?', 'again'],
  ['I didn’t catch that.', 'again'],
  ['Können Sie das bitte noch einmal sagen?', 'again'],
  ['Noch mal, bitte.', 'again'],
  ['Wie war das?', 'again'],
  ['Hold on.', 'hold-on'],
  ['Okay, wait a second.', 'hold-on'],
  ['Um, one moment please.', 'hold-on'],
  ['Let me think about that.', 'hold-on'],
  ['Moment mal.', 'hold-on'],
  ['Warten Sie bitte.', 'hold-on'],
  ['Einen Augenblick.', 'hold-on'],
  ['Slower, please.', 'slower'],
  ['Could you speak a bit slower?', 'slower'],
  ['Slow down.', 'slower'],
  ['Können Sie bitte langsamer sprechen?', 'slower'],
  ['Nicht so schnell!', 'slower'],
  ['Stop.', 'stop'],
  ['Stop, stop, stop!', 'stop'],
  ['That’s enough.', 'stop'],
  ['Hören Sie auf.', 'stop'],
  ['Stopp!', 'stop'],
])('"%s" is the command %s', (text, command) => {
  expect(voiceCommandOf(text)).toBe(command);
});

test.each([
  'I told him to stop.',
  'Wait for it, I thought, and then he left.',
  'He wants me to slow down at work.',
  'I want to try again.',
  'Give me the sentence.',
  'Ask me a question.',
  'That’s not what I asked.',
  'Yes.',
  'Um.',
  '',
  'Ich soll langsamer machen, sagt mein Arzt.',
  'Es soll aufhören.',
])('"%s" is said to the coach', (text) => {
  expect(voiceCommandOf(text)).toBeUndefined();
});
