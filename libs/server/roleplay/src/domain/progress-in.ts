import type { CriterionProgress } from '@greenroom/contracts';
import type { SceneCategory } from '@greenroom/content';
import { bandOf, looksAtLengthAlone, type RubricScore } from '@greenroom/scoring';

type Criterion = SceneCategory['rubric'][number];

/** A scene with scores. */
export interface ScoredScene {
  conversationUuid: string;
  title: string;
  endedAt: Date;
  scores: RubricScore;
}

/** Smallest difference in a check's credit that counts as a change rather than chance. */
const changedBy = 0.5;

/**
 * Returns the account's progress in one criterion.
 * @param rubric that it belongs to
 * @param scenes oldest first
 * @returns undefined where no scene was judged by it
 */
export function progressIn(
  criterion: Criterion,
  rubric: readonly Criterion[],
  scenes: readonly ScoredScene[],
  language: 'en' | 'de',
): CriterionProgress | undefined {
  const judged = scenes.flatMap(({ scores, ...scene }) => {
    const result = scores.criteria.find(({ slug }) => slug === criterion.slug);
    return result ? [{ ...scene, result }] : [];
  });
  const [first, last] = [judged[0], judged.at(-1)];
  if (!first || !last) return undefined;
  const isNever = new Set(rubric.flatMap(({ checks }) => checks.flatMap(({ never, slug }) => (never ? slug : []))));
  const change = changeOf(criterion, first.result.checks, last.result.checks);
  return {
    slug: criterion.slug,
    name: criterion.name[language],
    about: criterion.about[language],
    scores: judged.map(({ conversationUuid, title, endedAt, result: { score } }) => ({
      ...{ conversationUuid, title, score },
      endedAt: endedAt.toISOString(),
      band: bandOf(score),
    })),
    gained: change.gained?.done[language] ?? null,
    lost: change.lost?.done[language] ?? null,
    best: bestOf(criterion, isNever, judged, scenes),
  };
}

type Checks = RubricScore['criteria'][number]['checks'];

/** Returns the checks that changed most from one scene to another. */
function changeOf({ checks }: Criterion, before: Checks, now: Checks) {
  const creditIn = (results: Checks, slug: string) => results.find((one) => one.slug === slug)?.credit ?? null;
  const changes = checks.flatMap((check) => {
    const [was, is] = [creditIn(before, check.slug), creditIn(now, check.slug)];
    return was === null || is === null ? [] : [{ check, by: is - was }];
  });
  const byMost = changes.toSorted((a, b) => b.by - a.by);
  const [up, down] = [byMost[0], byMost.at(-1)];
  return {
    gained: up && up.by >= changedBy ? up.check : undefined,
    lost: down && down.by <= -changedBy ? down.check : undefined,
  };
}

/** Returns the lines of a scene with a behaviour to avoid; none of them is shown as the best. */
function costly(scene: ScoredScene | undefined, isNever: ReadonlySet<string>): ReadonlySet<number> {
  const checks = scene?.scores.criteria.flatMap((criterion) => criterion.checks) ?? [];
  return new Set(checks.flatMap(({ slug, evidence }) => (isNever.has(slug) ? evidence.map(({ turn }) => turn) : [])));
}

/**
 * Returns the line that shows most of the criterion, from the scene with the best score; the later scene where two are
 * equal.
 */
function bestOf(
  { checks }: Criterion,
  isNever: ReadonlySet<string>,
  judged: readonly { conversationUuid: string; result: RubricScore['criteria'][number] }[],
  scenes: readonly ScoredScene[],
): CriterionProgress['best'] {
  const shows = new Set(checks.filter((one) => !one.never && !looksAtLengthAlone(one)).map(({ slug }) => slug));
  for (const { conversationUuid, result } of judged.toReversed().toSorted((a, b) => b.result.score - a.result.score)) {
    const seen = result.checks
      .filter(({ slug, evidence }) => shows.has(slug) && evidence.length > 0)
      .toSorted((a, b) => (b.credit ?? 0) - (a.credit ?? 0));
    const cost = costly(
      scenes.find((scene) => scene.conversationUuid === conversationUuid),
      isNever,
    );
    const places = seen.flatMap((check) => check.evidence).filter(({ turn }) => !cost.has(turn));
    const [evidence] = [...Map.groupBy(places, ({ turn }) => turn).values()]
      .toSorted((a, b) => b.length - a.length)
      .flatMap(([first]) => first ?? []);
    if (evidence) return { quote: evidence.quote, position: evidence.turn + 1, conversationUuid, score: result.score };
  }
  return null;
}
