import type { Locale } from '@greenroom/contracts';
import { currentLocale } from '@greenroom/i18n';
import type { Article } from './article.ts';

const loaders: Record<Locale, () => Promise<{ articles: readonly Article[] }>> = {
  en: () => import('./articles/en.ts'),
  de: () => import('./articles/de.ts'),
};

const loading = new Map<Locale, Promise<readonly Article[]>>();

/** Returns the articles in the page's language, loaded once; a failure is retried on the next call. */
export function loadArticles(): Promise<readonly Article[]> {
  const locale = currentLocale();
  const begun = loading.get(locale);
  if (begun) return begun;
  const fetched = loaders[locale]().then(({ articles }) => articles);
  fetched.catch(() => loading.delete(locale));
  loading.set(locale, fetched);
  return fetched;
}
