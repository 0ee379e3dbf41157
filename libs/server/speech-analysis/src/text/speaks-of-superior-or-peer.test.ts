import { speaksOfSuperiorOrPeer } from './speaks-of-superior-or-peer.ts';

test.each([
  ['I want to ask my boss for a raise', true],
  ['Feedback for a colleague', true],
  ['Streit mit meiner Chefin', true],
  ['Mein Kollege kommt immer zu spät', true],
  ['Ich bin Chefin und muss jemanden entlassen', false],
  ['One of my team is always late', false],
  ['One of my team talks over her colleagues', false],
  ['Zwei Kollegen in meinem Team streiten', false],
  ['Meine Mitarbeiterin fällt ihren Kollegen ins Wort', false],
  ['A talk with my boss about two colleagues in my team', true],
])('“%s” speaks of a superior or a peer: %s', (text, speaks) => {
  expect(speaksOfSuperiorOrPeer(text)).toBe(speaks);
});
