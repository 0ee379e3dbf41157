import { cutText, longestPart } from './cut-text.ts';
import { ingredientSaid, itemScript } from './item-script.ts';

const sentence = 'This sentence has exactly nine words in it, really. ';
const paragraph = (sentences: number) => sentence.repeat(sentences).trim();

describe('splitting a text into parts', () => {
  test.each([
    ['a paragraph', 'One.', [[null, 'One.']]],
    ['paragraphs that fit together', 'One.\n\nTwo.', [[null, 'One.\n\nTwo.']]],
    ['a heading, which is spoken', '## Three to arrive\n\nGo.', [['Three to arrive', 'Three to arrive.\n\nGo.']]],
    ['a question as a heading', '## Why?\n\nGo.', [['Why?', 'Why?\n\nGo.']]],
    [
      'two headings',
      'One.\n\n## A\n\nTwo.\n\n## B\n\nThree.',
      [
        [null, 'One.'],
        ['A', 'A.\n\nTwo.'],
        ['B', 'B.\n\nThree.'],
      ],
    ],
    ['nothing', ' \n\n ', []],
  ])('%s', (_, text, parts) =>
    expect(cutText(text, 'en').map(({ heading, text: said }) => [heading, said])).toEqual(parts),
  );

  test('splits paragraphs that exceed a part together, and cuts one that is too long between sentences', () => {
    const parts = cutText(`## A\n\n${paragraph(8)}\n\n${paragraph(20)}`, 'en');
    expect(parts.every(({ text, heading }) => text.length <= longestPart && heading === 'A')).toBe(true);
    expect(parts.every(({ text }) => text.endsWith('really.'))).toBe(true);
    expect(
      parts
        .map(({ text }) => text)
        .join(' ')
        .match(/sentence/g),
    ).toHaveLength(28);
  });
});

test.each([
  [{ amount: 2, unit: 'tsp', name: 'mustard' }, '2 teaspoons of mustard'],
  [{ amount: 1, unit: 'slice', name: 'stale bread' }, '1 slice of stale bread'],
  [{ amount: 0.5, unit: 'tsp', name: 'salt' }, 'half a teaspoon of salt'],
  [{ amount: 30, unit: 'g', name: 'butter' }, '30 g of butter'],
  [{ amount: 3, unit: 'piece', name: 'leeks' }, '3 leeks'],
  [{ name: 'salt, to taste' }, 'salt, to taste'],
])('%o', (ingredient, said) => expect(ingredientSaid(ingredient, 'en')).toBe(said));

test('a recipe is its description, ingredients, steps in order, variations and text', () => {
  const recipe = {
    serves: 2,
    description: 'Leeks, braised',
    ingredients: [{ amount: 3, unit: 'piece', name: 'leeks' }],
    instructions: ['Cut them.', 'Cook them'],
    uses: [['leeks'], []],
    variations: ['With cream.', 'Cold.'],
  };
  const script = itemScript({ title: 'Leeks', summary: 'Not said', recipe, body: 'It is done.' }, 'en');
  expect(script.map(({ section, text }) => [section, text])).toEqual([
    ['opening', 'Leeks.\n\nLeeks, braised.'],
    ['getOut', 'Get out:\n\n3 leeks.'],
    ['steps', 'Step 1. Cut them.\n\nStep 2. Cook them.'],
    ['variations', 'Another way:\n\nWith cream.\n\nCold.'],
    ['text', 'It is done.'],
  ]);
});

test('a recipe in German is spoken in German', () => {
  const recipe = {
    serves: 2,
    description: 'Geschmorter Lauch',
    ingredients: [
      { amount: 1.5, unit: 'tsp', name: 'Salz' },
      { amount: 30, unit: 'g', name: 'Butter' },
    ],
    instructions: ['Schneiden.'],
    uses: [[]],
    variations: ['Mit Sahne.', 'Kalt.'],
  };
  const script = itemScript({ title: 'Lauch', summary: 'Nicht gesagt', recipe, body: 'Fertig.' }, 'de');
  expect(script.map(({ text }) => text)).toEqual([
    'Lauch.\n\nGeschmorter Lauch.',
    'Das brauchen Sie:\n\n1,5 Teelöffel Salz.\n\n30 Gramm Butter.',
    'Schritt 1. Schneiden.',
    'Es geht auch anders:\n\nMit Sahne.\n\nKalt.',
    'Fertig.',
  ]);
});
