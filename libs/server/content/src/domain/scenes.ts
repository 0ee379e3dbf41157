import type {
  CategoryLinesFile,
  CustomLinesFile,
  CustomSceneFile,
  SceneCategoryFile,
  SceneFile,
  SceneLinesFile,
} from './scene-files.ts';

/** A scene with the names of its file and its folder. */
export interface Scene extends SceneFile {
  uuid: string;
  slug: string;
  category: string;
  /** Its texts in German, if they exist. */
  inGerman?: SceneLinesFile | undefined;
}

/** A category of scenes; its scenes are ordered by subcategory, then by name. */
export interface SceneCategory extends SceneCategoryFile {
  uuid: string;
  slug: string;
  scenes: readonly Scene[];
  /** Its partners' lines in German, if they exist. */
  inGerman?: CategoryLinesFile | undefined;
}

/** The material for scenes that people describe themselves, and the partner's lines in German. */
export interface CustomScene extends CustomSceneFile {
  inGerman: CustomLinesFile;
}

/** Everything under `content/scenes/`, validated. */
export interface Scenes {
  readonly categories: readonly SceneCategory[];
  /** The material for scenes that people describe themselves; undefined if there are no scenes. */
  readonly custom: CustomScene | undefined;
  /** Finds a category by uuid or slug. */
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
