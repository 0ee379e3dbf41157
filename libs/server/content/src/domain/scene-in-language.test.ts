import { loadCatalogue } from '../load-catalogue.ts';
import { shippedContent } from '../testing/shipped-content.ts';
import { categoryInLanguage, sceneInLanguage, sceneTitle } from './scene-in-language.ts';
import type { Scene, SceneCategory } from './scenes.ts';

let category: SceneCategory;
let scene: Scene;
beforeAll(async () => {
  const { scenes } = await loadCatalogue(shippedContent);
  category = scenes.category('leading')!;
  scene = scenes.scene('ten-past-eight')!;
});

test('a scene in German has German texts, and the same course, names and durations', () => {
  const german = sceneInLanguage(scene, 'de');
  expect(german).toMatchObject({ language: 'de', title: scene.inGerman!.title, goal: scene.inGerman!.goal });
  expect(german).toMatchObject({ slug: scene.slug, minutes: scene.minutes, opens: scene.opens, moves: scene.moves });
  expect(german.partner).toEqual({ ...scene.partner, ...scene.inGerman!.partner });
  expect(german.beats.map(({ slug, needs, shows }) => ({ slug, needs, shows }))).toEqual(
    scene.beats.map(({ slug, needs, shows }) => ({ slug, needs, shows })),
  );
  expect(german.beats[0]!.lines).toEqual(scene.inGerman!.beats[scene.beats[0]!.slug]);
  expect(german.endings.agreed).toEqual({ ...scene.endings.agreed, lines: scene.inGerman!.endings.agreed });
  expect(german.subjects.map(({ slug }) => slug)).toEqual(scene.subjects.map(({ slug }) => slug));
  expect(sceneTitle(scene, 'de')).toBe(german.title);
});

test('a scene in English, or without a translation, keeps its English texts', () => {
  const { inGerman: _, ...english } = scene;
  expect(sceneInLanguage(scene, 'en')).toEqual({ ...english, language: 'en' });
  expect(sceneInLanguage({ ...scene, inGerman: undefined }, 'de')).toEqual({ ...english, language: 'en' });
  expect(sceneTitle({ ...scene, inGerman: undefined }, 'de')).toBe(scene.title);
});

test('the checks of a category look for German words, and their names stay the same', () => {
  const german = categoryInLanguage(category, 'de');
  const lookedFor = (one: SceneCategory) =>
    one.rubric.flatMap(({ checks }) => checks.flatMap(({ detect }) => detect.flatMap(({ words = [] }) => words)));
  expect(lookedFor(german)).toEqual(Object.values(category.inGerman!.words!).flat());
  expect(lookedFor(german)).not.toEqual(lookedFor(category));
  expect(german.rubric.map(({ name }) => name)).toEqual(category.rubric.map(({ name }) => name));
  expect(german.reactions).toEqual(category.inGerman!.reactions);
  expect(categoryInLanguage({ ...category, inGerman: undefined }, 'de').rubric).toEqual(category.rubric);
});
