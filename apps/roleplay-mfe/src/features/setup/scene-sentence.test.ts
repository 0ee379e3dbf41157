import { sceneSentences } from '@greenroom/contracts';
import english from './messages/en.json';
import { fieldOf, sentenceKey } from './scene-sentence.ts';

/* Tests have messages compiled: a plain one is a list of one text. */
const textOf = (key: string) => (english as unknown as Record<string, string[]>)[key]?.join('');

test.each(Object.entries(sceneSentences))('%s is said in the words of the contracts', (key, words) => {
  expect(textOf(`sentence.${key}`)).toBe(words);
  expect(sentenceKey(words)).toBe(key);
});

test.each([
  ['scene.description', 'description'],
  ['scene.ai_role_name', 'aiRoleName'],
  ['scene.roleplayName', 'roleplayName'],
  ['additional_context', 'additionalContext'],
])('%s of the API is the field %s', (path, field) => expect(fieldOf(path)).toBe(field));
