import { type Catalogue, loadCatalogue, rehearsalMessage } from '@greenroom/content';
import { shippedContent } from '@greenroom/content/testing/shipped-content';
import { answerFromHouse, indexShelves } from '../index.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await loadCatalogue(shippedContent);
});

test.each(['en', 'de'] as const)('%s: “Talk it over” gets the scene’s line for what the notes advise', (language) => {
  const scene = catalogue.scenes.scene('ask-for-the-raise')!;
  const { rubric } = catalogue.scenes.category('work')!;
  const close = rubric.find(({ slug }) => slug === 'the-close')!;
  const check = close.checks.find(({ slug }) => slug === 'close-date')!;
  const lines = language === 'de' ? scene.inGerman! : scene;
  const text = rehearsalMessage(
    {
      title: lines.title,
      criterion: close.name[language],
      score: '4.8',
      advice: check.advice[language],
      push: 'No.',
      said: 'Fine. I want my deposit back.',
    },
    language,
  );
  const coach = catalogue.coach('anila-kestrel')!;
  const asked = { coach, text, history: [], topic: undefined, materials: [], seed: 's' };
  const { parts } = answerFromHouse(asked, indexShelves(catalogue));
  const [line] = parts.map((part) => (part.type === 'text' ? part.text : ''));
  expect(line).toContain(lines.betterLines['close-date']);
});
