import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import {
  checkApart,
  checkCustomLines,
  checkCustomScene,
  checkSceneCategory,
  type ReadCategory,
} from './domain/check-scenes.ts';
import { sceneCategoryUuid, sceneUuid } from './domain/name-uuid.ts';
import { CustomLinesFile, CustomSceneFile, SceneCategoryFile, SceneFile } from './domain/scene-files.ts';
import { type Scene, type SceneCategory, type Scenes, scenesOf } from './domain/scenes.ts';
import { type Problems, readYaml } from './domain/source-file.ts';
import { inOrder, type ReadText } from './in-order.ts';

/**
 * Reads the scenes and checks them; where there is no folder of them there are none.
 * @param problems gets what is wrong with them
 */
export async function loadScenes(folder: string, text: ReadText, problems: Problems): Promise<Scenes> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const slugs = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  if (slugs.length === 0) return scenesOf([], undefined);
  const ordered = await inOrder(folder, slugs, text, problems);
  const read = await Promise.all(ordered.map((slug) => readCategory(join(folder, slug), text, problems)));
  const categories = read.filter((category) => category !== undefined);
  for (const category of categories) checkSceneCategory(category, problems);
  checkApart(
    categories.flatMap(({ scenes }) => scenes),
    problems,
  );
  const custom = readYaml(CustomSceneFile, await text(join(folder, 'custom.yaml')), problems);
  if (custom) checkCustomScene(custom, slugs, problems);
  const german = readYaml(CustomLinesFile, await text(join(folder, 'custom.de.yaml')), problems);
  if (custom && german) checkCustomLines(german, custom.value, problems);
  return scenesOf(categories.map(categoryOf), custom && german && { ...custom.value, inGerman: german.value });
}

async function readCategory(folder: string, text: ReadText, problems: Problems): Promise<ReadCategory | undefined> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort();
  const category = readYaml(SceneCategoryFile, await text(join(folder, 'category.yaml')), problems);
  const scenes = await Promise.all(
    files
      .filter((name) => name !== 'category.yaml')
      .map(async (name) => {
        const scene = readYaml(SceneFile, await text(join(folder, name)), problems);
        return scene && { ...scene, slug: basename(name, '.yaml') };
      }),
  );
  return category && { ...category, slug: basename(folder), scenes: scenes.filter((scene) => scene !== undefined) };
}

function categoryOf({ slug, value, scenes }: ReadCategory): SceneCategory {
  const rank = ({ subcategory }: Scene) => value.subcategories.findIndex((one) => one.slug === subcategory);
  const whole = scenes.map((scene): Scene => ({
    ...scene.value,
    slug: scene.slug,
    uuid: sceneUuid(scene.slug),
    category: slug,
  }));
  return { ...value, slug, uuid: sceneCategoryUuid(slug), scenes: whole.toSorted((a, b) => rank(a) - rank(b)) };
}
