import type { MeetingKind, MeetingFeedback } from '@greenroom/contracts';
import { type Scene, type SceneCategory, sceneTitle } from '@greenroom/content';
import type { MeasureName } from '@greenroom/speech-analysis';
import type { TryPoint, TryReason } from './to-try.ts';

type Check = SceneCategory['rubric'][number]['checks'][number];
type Act = NonNullable<Check['detect'][number]['acts']>[number];
type Practised = Pick<SceneCategory, 'slug' | 'rubric'> & {
  scenes: readonly Pick<Scene, 'slug' | 'title' | 'inGerman'>[];
};

/** The scene category closest to each kind of meeting. */
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

/** Practised by asking, which whoever asks well need not practise. */
const needsAsking: readonly MeasureName[] = ['talk-share', 'questions'];

const avoids =
  (act: Act) =>
  ({ never, detect }: Check) =>
    never && detect.some(({ acts }) => acts?.includes(act));

/** Which checks of a rubric practise a point. How the account sounds is measured in every scene played aloud. */
const practisedBy: Partial<Record<TryPoint, (check: Check) => boolean | undefined>> = {
  blamed: avoids('blames'),
  pushed: avoids('pushes'),
  'talk-share': asksFor('asks-open', 'asks-closed'),
  questions: asksFor('asks-open', 'asks-closed'),
  'open-questions': asksFor('asks-open'),
  interruptions: asksFor('acknowledges', 'summarises'),
  'longest-monologue': ({ never, detect }) => !never && detect.every(({ wordsAtMost }) => wordsAtMost !== undefined),
  hedging: avoids('hedges'),
};

/**
 * Returns a scene to practise what went least well: from the category closest to the meeting if its rubric checks that,
 * otherwise from the category whose rubric checks it most. Prefers the first scene that the account has not tried.
 * @param toTry what went badly, worst first
 * @param good what went well: it needs no practice
 * @param reasons lines of this meeting that show it; without such a line there is no reason for a scene
 */
export function sceneToPractise(
  scenes: { categories: readonly Practised[]; category(slug: string): Practised | undefined },
  kind: MeetingKind,
  toTry: readonly TryPoint[],
  reasons: readonly TryReason[],
  tried: ReadonlySet<string>,
  language: 'en' | 'de',
  good: readonly MeasureName[] = [],
): MeetingFeedback['practise'] {
  const own = scenes.category(categoryFor[kind]);
  for (const name of toTry) {
    const reason = reasons.find((one) => one.name === name);
    if (!reason || needsAsking.some((one) => one === name && good.includes('open-questions'))) continue;
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
  { quote, atMs }: TryReason,
): MeetingFeedback['practise'] {
  const scene = scenes.find((one) => !tried.has(one.slug)) ?? scenes[0];
  if (!scene) return null;
  const reason = { quote, atMs };
  return { title: sceneTitle(scene, language), categorySlug: slug, scenarioSlug: scene.slug, check, reason };
}
