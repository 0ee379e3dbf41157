import { speaksOfSuperior } from './speaks-of-superior.ts';

test.each([
  ['I want to ask my boss for a raise', true],
  ['Feedback for a colleague', true],
  ['Streit mit meiner Chefin', true],
  ['Mein Kollege kommt immer zu spät', true],
  ['Ich bin Chefin und muss jemanden entlassen', false],
  ['One of my team is always late', false],
])('“%s” speaks of a superior or a colleague: %s', (text, speaks) => {
  expect(speaksOfSuperior(text)).toBe(speaks);
});
