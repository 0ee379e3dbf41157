import type { Language } from '../domain/in-language.ts';
import { sceneInLanguage } from '../domain/scene-in-language.ts';
import type { Scene, Scenes } from '../domain/scenes.ts';
import type { SynonymGroup } from './expand-query.ts';
import { indexWords, type Searched } from './index-words.ts';

/**
 * What scenes are found by in a language: their titles, who plays in them, what they are about, and their categories'
 * names. Scenes that are not written in it are left out.
 */
export function searchedScenes({ categories }: Scenes, language: Language): Searched<Scene>[] {
  return categories.flatMap((category) =>
    category.scenes.flatMap((scene) => {
      const { title, summary, situation, goal, partner, language: written } = sceneInLanguage(scene, language);
      if (written !== language) return [];
      const shelf = category.subcategories.find(({ slug }) => slug === scene.subcategory);
      const names = [category.name, shelf?.name].flatMap((name) => (name ? [name.en, name.de] : []));
      return {
        found: scene,
        title,
        about: [summary, goal, partner.name, partner.role, ...names].join(' '),
        body: situation,
      };
    }),
  );
}

/** @returns finds scenes by words of either language; those found by words of the reader's come first */
export function indexScenes(
  scenes: Scenes,
  synonyms: readonly SynonymGroup[],
): (words: string, language: Language) => Scene[] {
  const find = {
    en: indexWords(searchedScenes(scenes, 'en'), synonyms),
    de: indexWords(searchedScenes(scenes, 'de'), synonyms),
  };
  return (words, language) => [
    ...new Set([...find[language](words), ...find[language === 'de' ? 'en' : 'de'](words)]),
  ];
}
