import { checkRecipe } from './check-recipe.ts';
import type { Category, CoachFile, ItemFrontMatter } from './content-files.ts';
import type { Problems, SourceFile } from './source-file.ts';

/** Words of a library item, including its recipe. Source: docs/specification.md, 11.4. */
const itemWords = { min: 400, max: 900 };

export interface ReadItem extends SourceFile<ItemFrontMatter> {
  slug: string;
  body: string;
}

/** Checks that a coach, its items and the categories agree with each other. */
export function checkShelf(
  coach: SourceFile<CoachFile>,
  items: readonly ReadItem[],
  categories: readonly Category[],
  problems: Problems,
): void {
  const wrong = (source: SourceFile<unknown>, path: (string | number)[], what: string) =>
    problems.add(source.file, source.lineOf(path), what);
  const groups = coach.value.categories.map((group) => group.slug);
  const slugs = items.map((item) => item.slug);

  if (!categories.some((category) => category.slug === coach.value.category)) {
    wrong(coach, ['category'], `there is no category "${coach.value.category}" in categories.yaml`);
  }
  repeated(groups).forEach((index) =>
    wrong(coach, ['categories', index], `the category "${groups[index]}" stands twice`),
  );
  const topics = coach.value.topics.map((topic) => topic.slug);
  repeated(topics).forEach((index) => wrong(coach, ['topics', index], `the topic "${topics[index]}" stands twice`));
  if (items.length === 0) wrong(coach, [], 'has no library items');

  for (const item of items) {
    const { category, order, related, quotes } = item.value;
    if (!groups.includes(category)) wrong(item, ['category'], `${coach.value.name} has no category "${category}"`);
    if (order > items.length || items.some((other) => other !== item && other.value.order === order)) {
      wrong(item, ['order'], `order ${order}: the items of a coach count from 1 to ${items.length}, each once`);
    }
    related.forEach((slug, index) => {
      if (slug === item.slug) wrong(item, ['related', index], 'is related to itself');
      else if (!slugs.includes(slug)) wrong(item, ['related', index], `${coach.value.name} has no item "${slug}"`);
    });
    const body = oneLine(item.body);
    quotes.forEach((quote, index) => {
      if (!body.includes(oneLine(quote))) {
        wrong(item, ['quotes', index], `does not stand word for word in the text: “${quote}”`);
      }
    });
    checkRecipe(item, problems);
    const words = countWords(item);
    if (words < itemWords.min || words > itemWords.max) {
      wrong(item, [], `has ${words} words; an item has ${itemWords.min} to ${itemWords.max}`);
    }
  }
}

function repeated(slugs: readonly string[]): number[] {
  return slugs.flatMap((slug, index) => (slugs.indexOf(slug) < index ? [index] : []));
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function countWords({ value: { recipe }, body }: ReadItem): number {
  const parts = recipe
    ? [recipe.description, ...recipe.ingredients.map(({ name }) => name), ...recipe.instructions, ...recipe.variations]
    : [];
  return [body, ...parts]
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
