import { safetyRules, type SafetyRule } from '@greenroom/contracts';
import german from '../../messages/de.json';
import english from '../../messages/en.json';
import { ruleSentence } from './rule-sentence.ts';

/* Messages are compiled in tests: one without placeholders is a list of one text. */
const sentence = (compiled: unknown) => [compiled].flat().join('');

test.each([...safetyRules, null, 'a rule of a later release' as SafetyRule])(
  '%s has a sentence in both languages',
  (rule) => {
    const key = ruleSentence(rule);
    expect(sentence(english[key])).toMatch(/\w/);
    expect(sentence(german[key])).toMatch(/\w/);
  },
);

test('there is exactly one sentence per rule', () => {
  const ofRules = Object.entries(english).filter(([key]) => key.startsWith('chat.rule.'));
  expect(ofRules.map(([key]) => key.replace('chat.rule.', '')).sort()).toEqual([...safetyRules, 'other'].sort());
  expect(new Set(ofRules.map(([, compiled]) => sentence(compiled))).size).toBe(ofRules.length);
});
