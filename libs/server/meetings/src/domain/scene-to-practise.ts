import type { MeetingKind, MeetingNotes } from '@greenroom/contracts';
import { type Scene, type SceneCategory, sceneTitle } from '@greenroom/content';
import type { MeasureName } from '@greenroom/speech-analysis';

import type { Reason } from './findings.ts';

type Check = SceneCategory['rubric'][number]['checks'][number];
type Act = NonNullable<Check['detect'][number]['acts']>[number];
type Practised = Pick<SceneCategory, 'slug' | 'rubric'> & {
  scenes: readonly Pick<Scene, 'slug' | 'title' | 'inGerman'>[];
};

/** Where scenes are that are most like a kind of meeting. */
const categoryFor: Record<MeetingKind, string> = {
  'one-to-one': 'leading',
  presentation: 'on-your-feet',
  'sales-call': 'buying-and-selling',
  interview: 'interviews',
  'stand-up': 'on-your-feet',
  other: 'work',
};

const asksFor =
  (...acts: Act[]) =>
  ({ never, detect }: Check) =>
    !never && detect.some((one) => one.acts?.every((act) => acts.includes(act)));

/** Which checks of a rubric practise a figure. How one sounds is measured in every scene that is played aloud. */
const practisedBy: Partial<Record<MeasureName, (check: Check) => boolean | undefined>> = {
  'talk-share': asksFor('asks-open', 'asks-closed'),
  questions: asksFor('asks-open', 'asks-closed'),
  'open-questions': asksFor('asks-open'),
  interruptions: asksFor('acknowledges', 'summarises'),
  'longest-monologue': ({ never, detect }) => !never && detect.every(({ wordsAtMost }) => wordsAtMost !== undefined),
  hedging: ({ never, detect }) => never && detect.some(({ acts }) => acts?.includes('hedges')),
};

/**
 * A scene to practise in what went least well: of the category that is most like the meeting where its rubric looks at
 * that, else of the one whose rubric looks at it most; the first that one has not tried.
 * @param toTry what went badly, worst first
 * @param reasons lines of this meeting that show it: what no line shows is no reason for a scene
 */
export function sceneToPractise(
  scenes: { categories: readonly Practised[]; category(slug: string): Practised | undefined },
  kind: MeetingKind,
  toTry: readonly MeasureName[],
  reasons: readonly Reason[],
  tried: ReadonlySet<string>,
  language: 'en' | 'de',
): MeetingNotes['practise'] {
  const own = scenes.category(categoryFor[kind]);
  for (const name of toTry) {
    const reason = reasons.find((one) => one.name === name);
    if (!reason) continue;
    const checksIn = ({ rubric }: Practised) =>
      rubric.flatMap(({ checks }) => checks).filter((check) => practisedBy[name]?.(check));
    const looks = (one: Practised) => checksIn(one).length;
    const best = own && looks(own) > 0 ? own : scenes.categories.toSorted((a, b) => looks(b) - looks(a))[0];
    const check = best && checksIn(best)[0];
    if (best && check) return sceneOf(best, { tried, language }, check.text[language], reason);
    if (own) return sceneOf(own, { tried, language }, null, reason);
  }
  return null;
}

function sceneOf(
  { slug, scenes }: Practised,
  { tried, language }: { tried: ReadonlySet<string>; language: 'en' | 'de' },
  check: string | null,
  { quote, atMs }: Reason,
): MeetingNotes['practise'] {
  const scene = scenes.find((one) => !tried.has(one.slug)) ?? scenes[0];
  if (!scene) return null;
  const reason = { quote, atMs };
  return { title: sceneTitle(scene, language), categorySlug: slug, scenarioSlug: scene.slug, check, reason };
}
