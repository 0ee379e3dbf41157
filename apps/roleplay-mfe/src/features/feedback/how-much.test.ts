import { howMuch } from './how-much.ts';

const told = (...fields: [string, string][]) => ({ fields: fields.map(([path, message]) => ({ path, message })) });

test.each([
  [told(['lines', '2/4'], ['words', '31/60']), { lines: { has: 2, needs: 4 }, words: { has: 31, needs: 60 } }],
  [told(['lines', '2/4']), undefined],
  [told(['lines', 'few'], ['words', '31/60']), undefined],
  [{}, undefined],
  [undefined, undefined],
])('%j', (error, expected) => expect(howMuch(error)).toEqual(expected));
