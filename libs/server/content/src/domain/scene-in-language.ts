import type { Language } from './in-language.ts';
import type { Scene, SceneCategory, Scenes } from './scenes.ts';

/** A scene in one language; `language` is the language of its texts. */
export interface SceneInLanguage extends Omit<Scene, 'inGerman'> {
  language: Language;
}

/** Returns a scene in the wanted language if it is translated, otherwise in English. */
export function sceneInLanguage({ inGerman, ...scene }: Scene, wanted: Language): SceneInLanguage {
  if (wanted === 'en' || !inGerman) return { ...scene, language: 'en' };
  const { partner, subjects, beats, endings, ...texts } = inGerman;
  const { agreed, partly, walkedAway } = scene.endings;
  return {
    ...scene,
    ...texts,
    partner: { ...scene.partner, ...partner },
    subjects: scene.subjects.map(({ slug }) => ({ slug, words: subjects[slug] ?? [] })),
    beats: scene.beats.map((beat) => ({ ...beat, lines: beats[beat.slug] ?? [] })),
    endings: {
      agreed: { ...agreed, lines: endings.agreed },
      partly: { ...partly, lines: endings.partly },
      walkedAway: { ...walkedAway, lines: endings.walkedAway },
      outOfTime: { lines: endings.outOfTime },
    },
    language: 'de',
  };
}

/** Returns a scene's title in a language. */
export const sceneTitle = ({ title, inGerman }: Pick<Scene, 'title' | 'inGerman'>, wanted: Language): string =>
  (wanted === 'de' ? inGerman?.title : undefined) ?? title;

/** Returns the title of a played scene in a language; a custom scene keeps the title that the person gave it. */
export function playedTitle(
  scenes: Pick<Scenes, 'scene'>,
  { scenarioSlug, title }: { scenarioSlug: string | null; title: string },
  wanted: Language,
): string {
  const scene = scenarioSlug === null ? undefined : scenes.scene(scenarioSlug);
  return scene ? sceneTitle(scene, wanted) : title;
}

/** Returns a category with the partners' lines and the checks' words in a language. */
export function categoryInLanguage(category: SceneCategory, wanted: Language): SceneCategory {
  const { inGerman } = category;
  if (wanted === 'en' || !inGerman) return category;
  const { reactions, provoked, words = {} } = inGerman;
  const rubric = category.rubric.map((criterion) => ({
    ...criterion,
    checks: criterion.checks.map((check) => ({
      ...check,
      detect: check.detect.map((one) => (one.words ? { ...one, words: words[check.slug] ?? one.words } : one)),
    })),
  }));
  return { ...category, reactions, provoked, rubric };
}
