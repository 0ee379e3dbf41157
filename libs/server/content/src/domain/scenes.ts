import type {
  CategoryLinesFile,
  CustomLinesFile,
  CustomSceneFile,
  SceneCategoryFile,
  SceneFile,
  SceneLinesFile,
} from './scene-files.ts';

/** A scene as read, with what its file and its folder are called. */
export interface Scene extends SceneFile {
  uuid: string;
  slug: string;
  category: string;
  /** Its words in German, where there are any. */
  inGerman?: SceneLinesFile | undefined;
}

/** A category of scenes as read; its scenes in the order of the subcategories, then of their names. */
export interface SceneCategory extends SceneCategoryFile {
  uuid: string;
  slug: string;
  scenes: readonly Scene[];
  /** What its partners say in German, where there is anything. */
  inGerman?: CategoryLinesFile | undefined;
}

/** What a scene is made of that somebody wrote down for themselves, and what its partner says in German. */
export interface CustomScene extends CustomSceneFile {
  inGerman: CustomLinesFile;
}

/** Everything under `content/scenes/`, checked. */
export interface Scenes {
  readonly categories: readonly SceneCategory[];
  /** What a scene is made of that somebody wrote down for themselves; nothing where there are no scenes. */
  readonly custom: CustomScene | undefined;
  /** By uuid or by slug. */
  category(uuidOrSlug: string): SceneCategory | undefined;
  scene(uuidOrSlug: string): Scene | undefined;
}

export function scenesOf(categories: readonly SceneCategory[], custom: CustomScene | undefined): Scenes {
  const byName = <T extends { uuid: string; slug: string }>(all: readonly T[]) =>
    new Map(all.flatMap((one) => [[one.uuid, one] as const, [one.slug, one] as const]));
  const [known, scenes] = [byName(categories), byName(categories.flatMap((category) => category.scenes))];
  return {
    categories,
    custom,
    category: (uuidOrSlug) => known.get(uuidOrSlug),
    scene: (uuidOrSlug) => scenes.get(uuidOrSlug),
  };
}
