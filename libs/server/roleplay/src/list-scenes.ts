import { ApiFailure, type RoleplayHomepage } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { type Scene, type SceneCategory, type Scenes, sceneSubcategoryUuid } from '@greenroom/content';
import type { Person } from '@greenroom/access';
import { findSceneProgress } from './roleplay.repository.ts';
import { categoryNamed, categoryTile, type Language, sceneCard, subcategoryTiles } from './scene-cards.ts';
import { yourPath } from './your-path.ts';

export interface ListDependencies {
  db: Queryable;
  scenes: Scenes;
}

interface Wish {
  categoryUuidOrSlug?: string | undefined;
  subCategoryUuidOrSlug?: string | undefined;
  showYourPath: boolean;
  search?: string | undefined;
}

/** @throws ApiFailure `not_found` for an unknown category or subcategory */
export async function roleplayHomepage(
  { db, scenes, findScenes }: ListDependencies & { findScenes(words: string, language: Language): Scene[] },
  person: Person,
  wish: Wish,
  language: Language,
): Promise<RoleplayHomepage> {
  const standings = await findSceneProgress(db, person.ownerId);
  const searching = wish.search !== undefined && wish.search !== '';
  const category = searching ? undefined : categoryAsked(scenes, wish);
  const shelves = category && subcategoryTiles(category, language);
  const subcategory = category && subcategoryAsked(category, wish.subCategoryUuidOrSlug);
  const shown = searching
    ? findScenes(wish.search ?? '', language)
    : (category?.scenes ?? []).filter((scene) => subcategory === undefined || scene.subcategory === subcategory);
  return {
    categories: scenes.categories.map((one) => categoryTile(one, language)),
    category: category ? { ...categoryTile(category, language), subcategories: shelves ?? [] } : null,
    subcategory: shelves?.find(({ slug }) => slug === subcategory) ?? null,
    scenes: shown.map((scene) => sceneCard(scene, language, standings.get(scene.slug))),
    total: scenes.categories.reduce((sum, one) => sum + one.scenes.length, 0),
    yourPath: wish.showYourPath ? await yourPath({ db, scenes }, person.ownerId, standings, language) : null,
  };
}

function categoryAsked(scenes: Scenes, { categoryUuidOrSlug, subCategoryUuidOrSlug }: Wish): SceneCategory | undefined {
  if (categoryUuidOrSlug !== undefined) return categoryNamed(scenes, categoryUuidOrSlug);
  const ofSubcategory = scenes.categories.find(
    (one) => subCategoryUuidOrSlug !== undefined && findSubcategory(one, subCategoryUuidOrSlug) !== undefined,
  );
  return ofSubcategory ?? scenes.categories[0];
}

function subcategoryAsked(category: SceneCategory, uuidOrSlug: string | undefined): string | undefined {
  if (uuidOrSlug === undefined) return undefined;
  const found = findSubcategory(category, uuidOrSlug);
  if (found === undefined) throw new ApiFailure('not_found', 'There is no such subcategory of scenes');
  return found;
}

const findSubcategory = ({ slug, subcategories }: SceneCategory, uuidOrSlug: string) =>
  subcategories.find((one) => one.slug === uuidOrSlug || sceneSubcategoryUuid(slug, one.slug) === uuidOrSlug)?.slug;
