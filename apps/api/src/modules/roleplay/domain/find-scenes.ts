import type { Scene, Scenes } from '../../content/index.ts';

/** Scenes in which every word begins some word of them; those with a word in their title first. */
export function findScenes(scenes: Scenes, search: string, language: 'en' | 'de'): Scene[] {
  const asked = plain(search)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const has = (text: string, word: string) => ` ${text}`.includes(` ${word}`);
  const found = scenes.categories.flatMap((category) =>
    category.scenes.flatMap((scene) => {
      const { title, summary, situation, partner } = scene;
      const shelf = category.subcategories.find(({ slug }) => slug === scene.subcategory);
      const names = [category.name, shelf?.name].flatMap((name) => (name ? [name.en, name[language]] : []));
      const all = spaced([title, summary, situation, partner.name, partner.role, ...names].join(' '));
      const inTitle = asked.filter((word) => has(spaced(title), word)).length;
      return asked.every((word) => has(all, word)) ? [{ scene, inTitle }] : [];
    }),
  );
  return found.toSorted((a, b) => b.inTitle - a.inTitle).map(({ scene }) => scene);
}

const plain = (text: string) => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
const spaced = (text: string) => plain(text).replace(/[^\p{L}\p{N}]+/gu, ' ');
