import { sceneSentences } from '@greenroom/contracts';
import english from './messages/en.json';
import { fieldOf, sentenceKey } from './scene-sentence.ts';

/* Tests use compiled messages: a plain one is an array with one string. */
const textOf = (key: string) => (english as unknown as Record<string, string[]>)[key]?.join('');

test.each(Object.entries(sceneSentences))('%s has the words of the contracts', (key, words) => {
  expect(textOf(`sentence.${key}`)).toBe(words);
  expect(sentenceKey(words)).toBe(key);
});

test.each([
  ['scene.description', 'description'],
  ['scene.ai_role_name', 'aiRoleName'],
  ['scene.roleplayName', 'roleplayName'],
  ['additional_context', 'additionalContext'],
])('maps %s of the API to the field %s', (path, field) => expect(fieldOf(path)).toBe(field));
