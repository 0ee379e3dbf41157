import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import {
  checkApart,
  checkCategoryLines,
  checkCustomLines,
  checkCustomScene,
  checkSceneCategory,
  checkSceneLines,
  type ReadCategory,
} from './domain/check-scenes.ts';
import { sceneCategoryUuid, sceneUuid } from './domain/name-uuid.ts';
import {
  CategoryLinesFile,
  CustomLinesFile,
  CustomSceneFile,
  SceneCategoryFile,
  SceneFile,
  SceneLinesFile,
} from './domain/scene-files.ts';
import { type Scene, type SceneCategory, type Scenes, scenesOf } from './domain/scenes.ts';
import { type Problems, readYaml } from './domain/source-file.ts';
import { inOrder, type ReadText } from './in-order.ts';

/**
 * Reads and validates the scenes; without the folder there are none.
 * @param problems receives everything that is wrong with them
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
  const customLines = readYaml(CustomLinesFile, await text(join(folder, 'custom.de.yaml')), problems);
  if (custom && customLines) checkCustomLines(customLines, custom.value, problems);
  const customScene = custom && customLines && { ...custom.value, inGerman: customLines.value };
  return scenesOf(categories.map(categoryOf), customScene);
}

const german = '.de.yaml';

async function readCategory(folder: string, text: ReadText, problems: Problems): Promise<ReadCategory | undefined> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort();
  const read = async <Schema extends z.ZodType>(schema: Schema, name: string) =>
    files.includes(name) ? readYaml(schema, await text(join(folder, name)), problems) : undefined;
  const category = readYaml(SceneCategoryFile, await text(join(folder, 'category.yaml')), problems);
  const inGerman = await read(CategoryLinesFile, `category${german}`);
  if (category && inGerman) checkCategoryLines(inGerman, category.value, problems);
  const slugs = files.filter((name) => !name.endsWith(german)).map((name) => basename(name, '.yaml'));
  for (const name of files.filter((one) => one.endsWith(german)))
    if (!slugs.includes(basename(name, german)))
      problems.add((await text(join(folder, name))).file, 1, 'has no English file beside it');
  const scenes = await Promise.all(
    slugs
      .filter((slug) => slug !== 'category')
      .map(async (slug) => {
        const scene = await read(SceneFile, `${slug}.yaml`);
        const lines = await read(SceneLinesFile, `${slug}${german}`);
        if (scene && lines) checkSceneLines(lines, scene.value, problems);
        return scene && { ...scene, slug, inGerman: lines?.value };
      }),
  );
  const whole = scenes.filter((scene) => scene !== undefined);
  return category && { ...category, slug: basename(folder), scenes: whole, inGerman: inGerman?.value };
}

function categoryOf({ slug, value, scenes, inGerman }: ReadCategory): SceneCategory {
  const rank = ({ subcategory }: Scene) => value.subcategories.findIndex((one) => one.slug === subcategory);
  const whole = scenes.map((scene): Scene => ({
    ...scene.value,
    slug: scene.slug,
    uuid: sceneUuid(scene.slug),
    category: slug,
    inGerman: scene.inGerman,
  }));
  return {
    ...value,
    slug,
    uuid: sceneCategoryUuid(slug),
    scenes: whole.toSorted((a, b) => rank(a) - rank(b)),
    inGerman,
  };
}
