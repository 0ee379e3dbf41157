import {
  type PrePaywallCategory,
  type Scene as SceneShown,
  type SceneCard,
  type SceneCategory as CategoryShown,
  type SceneSubcategory,
  allCategories,
  ApiFailure,
} from '@greenroom/contracts';
import {
  type Scene,
  type SceneCategory,
  sceneCategoryUuid,
  sceneInLanguage,
  type SceneInLanguage,
  type Scenes,
  sceneSubcategoryUuid,
} from '@greenroom/content';
import { bandOf } from '@greenroom/scoring';
import { rubricIn } from './domain/rubric-in.ts';
import type { SceneProgress } from './roleplay.repository.ts';

export type Language = 'en' | 'de';

/** Returns a scene's card in the reader's language, where it is written in it. */
export function sceneCard(scene: Scene, wanted: Language, standing?: SceneProgress): SceneCard {
  return cardOf(sceneInLanguage(scene, wanted), standing);
}

export type SceneOfCard = Pick<
  SceneInLanguage,
  'uuid' | 'slug' | 'category' | 'subcategory' | 'title' | 'summary' | 'minutes'
> & { language: Language | null; partner: Pick<SceneInLanguage['partner'], 'name' | 'role'> };

export function cardOf(scene: SceneOfCard, standing: SceneProgress = { tries: 0, best: null }): SceneCard {
  const { uuid, slug, category, subcategory, title, summary, minutes, partner, language } = scene;
  const { tries, best } = standing;
  return {
    ...{ uuid, slug, title, summary, minutes, tries, language },
    categorySlug: category,
    subcategorySlug: subcategory,
    partner: { name: partner.name, role: partner.role },
    best: best === null ? null : { score: best, band: bandOf(best) },
  };
}

/** Returns a whole scene, as shown before it begins. */
export function wholeScene(scene: Scene, wanted: Language, standing?: SceneProgress): SceneShown {
  const inLanguage = sceneInLanguage(scene, wanted);
  const { situation, yourRole, goal, care, opens, partner } = inLanguage;
  const { name, role, personality, voice } = partner;
  return {
    ...cardOf(inLanguage, standing),
    situation,
    yourRole,
    goal,
    care,
    opens,
    partner: { name, role, personality, voice },
  };
}

export function categoryTile(
  { slug, name, description, art, scenes }: SceneCategory,
  language: Language,
): CategoryShown {
  return {
    ...{ slug, art },
    uuid: sceneCategoryUuid(slug),
    name: name[language],
    description: description[language],
    scenes: scenes.length,
  };
}

export function subcategoryTiles(
  { slug, subcategories, scenes }: SceneCategory,
  language: Language,
): SceneSubcategory[] {
  return subcategories.map((one) => ({
    uuid: sceneSubcategoryUuid(slug, one.slug),
    slug: one.slug,
    name: one.name[language],
    description: one.description[language],
    scenes: scenes.filter(({ subcategory }) => subcategory === one.slug).length,
  }));
}

/** @throws ApiFailure `not_found` */
export function categoryNamed(scenes: Scenes, uuidOrSlug: string): SceneCategory {
  const category = scenes.category(uuidOrSlug);
  if (!category) throw new ApiFailure('not_found', 'There is no such category of scenes');
  return category;
}

/**
 * Returns a category for visitors, with whole scenes.
 * @throws ApiFailure `not_found`
 */
export function prePaywallCategory(scenes: Scenes, slug: string, language: Language): PrePaywallCategory {
  const [first] = scenes.categories;
  const category = slug === allCategories && first ? first : categoryNamed(scenes, slug);
  return {
    categories: scenes.categories.map((one) => categoryTile(one, language)),
    category: { ...categoryTile(category, language), subcategories: subcategoryTiles(category, language) },
    scenes: category.scenes.map((scene) => wholeScene(scene, language)),
    total: scenes.categories.reduce((sum, one) => sum + one.scenes.length, 0),
    rubric: rubricIn(category, language),
  };
}
