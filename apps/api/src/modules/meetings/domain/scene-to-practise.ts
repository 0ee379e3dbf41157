import type { MeetingKind, MeetingNotes } from '@greenroom/contracts';
import type { Scenes } from '../../content/index.ts';

/** Where scenes are that are most like a kind of meeting. */
const categoryFor: Record<MeetingKind, string> = {
  'one-to-one': 'leading',
  presentation: 'on-your-feet',
  'sales-call': 'buying-and-selling',
  interview: 'interviews',
  'stand-up': 'on-your-feet',
  other: 'work',
};

/** A scene to practise in: the first of its category that one has not tried, else the first. */
export function sceneToPractise(
  scenes: Pick<Scenes, 'category'>,
  kind: MeetingKind,
  tried: ReadonlySet<string>,
): MeetingNotes['practise'] {
  const category = scenes.category(categoryFor[kind]);
  const scene = category?.scenes.find(({ slug }) => !tried.has(slug)) ?? category?.scenes[0];
  return category && scene ? { title: scene.title, categorySlug: category.slug, scenarioSlug: scene.slug } : null;
}
