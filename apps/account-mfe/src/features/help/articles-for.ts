import type { Article } from './article.ts';

/** Returns the articles as shown: with what they say of plans, unless plans are off. */
export function articlesFor(articles: readonly Article[], { plansOff }: { plansOff: boolean }): readonly Article[] {
  return articles
    .filter(({ onlyPlans }) => !(onlyPlans && plansOff))
    .map(({ onPlans, ...article }) =>
      onPlans === undefined || plansOff ? article : { ...article, text: [...article.text, onPlans] },
    );
}
