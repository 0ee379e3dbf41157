import MiniSearch from 'minisearch';
import type { Article } from './article.ts';

/**
 * Creates a search over articles by word prefixes, tolerating a typo in longer words; the title counts most.
 * @returns a function that finds articles for a text, the best first; all of them for an empty text
 */
export function searchOver(articles: readonly Article[]): (words: string) => readonly Article[] {
  const index = new MiniSearch<{ id: string; title: string; text: string }>({
    fields: ['title', 'text'],
    searchOptions: { prefix: true, fuzzy: (word) => (word.length > 4 ? 0.2 : false), boost: { title: 3 } },
  });
  index.addAll(
    articles.map(({ id, title, text, steps = [] }) => ({ id, title, text: [...text, ...steps].join('\n') })),
  );
  return (words) => {
    if (words.trim() === '') return articles;
    const all = index.search(words, { combineWith: 'AND' });
    const found = all.length > 0 ? all : index.search(words);
    return found.flatMap(({ id }) => articles.find((article) => article.id === id) ?? []);
  };
}
