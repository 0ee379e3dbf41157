import type { RubricCriterion } from '@greenroom/contracts';
import type { SceneCategory } from '@greenroom/content';

/** Returns the rubric as pages show it. */
export function rubricIn(category: SceneCategory, language: 'en' | 'de'): RubricCriterion[] {
  return category.rubric.map((criterion) => ({
    slug: criterion.slug,
    name: criterion.name[language],
    about: criterion.about[language],
    levels: levelsIn(criterion, language),
  }));
}

/** Describes a criterion at about 2, 5 and 8 of 10. */
export function levelsIn(
  { levels: { low, middle, high } }: SceneCategory['rubric'][number],
  language: 'en' | 'de',
): RubricCriterion['levels'] {
  return { low: low[language], middle: middle[language], high: high[language] };
}
