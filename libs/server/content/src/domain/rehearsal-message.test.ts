import { loadCatalogue } from '../load-catalogue.ts';
import { shippedContent } from '../testing/shipped-content.ts';
import { readRehearsalMessage, rehearsalMessage } from './rehearsal-message.ts';

test.each(['en', 'de'] as const)(
  '%s: the message names scene, criterion and check, whatever was said',
  async (language) => {
    const { scenes } = await loadCatalogue(shippedContent);
    const titles = scenes.categories.flatMap((one) => one.scenes.map(({ title }) => title));
    const read = scenes.categories.flatMap((category) =>
      category.scenes.flatMap((scene) =>
        category.rubric.flatMap((criterion) =>
          criterion.checks.map((check) => {
            const title = language === 'de' ? (scene.inGerman?.title ?? scene.title) : scene.title;
            const said = `“${titles.find((other) => other !== title)}” went worst, 3 of 10.`;
            const about = { title, criterion: criterion.name[language], score: '4.8', push: null, said };
            const text = rehearsalMessage({ ...about, advice: `Once more. ${check.advice[language]}` }, language);
            const found = readRehearsalMessage(text, scenes);
            return [found?.scene === scene, found?.criterion === criterion, found?.check === check].join();
          }),
        ),
      ),
    );
    expect(new Set(read)).toEqual(new Set(['true,true,true']));
  },
);

test('other messages about a scene are not read as one', async () => {
  const { scenes } = await loadCatalogue(shippedContent);
  expect(readRehearsalMessage('I rehearsed “Ask for the raise”. It went well.', scenes)).toBeUndefined();
  expect(
    readRehearsalMessage('I rehearsed “My own”. The ask went worst: 2 of 10. What could I say instead?', scenes),
  ).toBeUndefined();
});
