import MiniSearch from 'minisearch';
import type { Article } from './article.ts';

/**
 * Makes a search over the answers: by the beginnings of words, forgiving a slip in longer ones; what stands in the title
 * counts most.
 * @returns finds the answers for some words, the best first; all of them for none
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
