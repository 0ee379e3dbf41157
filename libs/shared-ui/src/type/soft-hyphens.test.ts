import { softHyphens } from './soft-hyphens.ts';

test.each([
  ['Vorstellungsgespräche', 'Vorstellungs|gespräche'],
  ['Das Kündigungsgespräch', 'Das Kündigungs|gespräch'],
  ['Gesundheitsfragen und Gehaltsfragen', 'Gesundheits|fragen und Gehaltsfragen'],
  ['Interviews', 'Interviews'],
  ['youngsters, relationships', 'youngsters, relationships'],
])('%s can break at its joints only', (text, shown) => {
  expect(softHyphens(text).replaceAll('\u00AD', '|')).toBe(shown);
});
