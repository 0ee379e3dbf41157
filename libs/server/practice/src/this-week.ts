import { dayAfter, localTime } from '@greenroom/contracts';
import { randomUUID } from 'node:crypto';
import type { Queryable } from '@greenroom/database';
import { lastTalked, openMatters } from '@greenroom/coaching';
import { type Catalogue, recommendationUuid } from '@greenroom/content';
import { type CatalogueIndex, factsOf, findHistory, keepShown, recommend } from '@greenroom/recommendations';
import { playedSessionsOf } from '@greenroom/roleplay';
import { chooseWeek } from './domain/choose-week.ts';
import { type CompletedActivities, isDoneByActivity } from './domain/completed-activities.ts';
import { weekOf } from './domain/week-of.ts';
import { changeStep, findSteps, insertSteps, type PlanRow, type StepRow } from './practice.repository.ts';

export interface WeekDependencies {
  db: Queryable;
  catalogue: Catalogue;
  index: CatalogueIndex;
}

export interface ThisWeek {
  from: string;
  until: string;
  steps: StepRow[];
  /** The result of the week before; null in the first week, and after a week without steps. */
  before: { done: number; of: number } | null;
  /** Whether a step was just found to be done. */
  didSomething: boolean;
}

/** How long a skipped step is not chosen again. In days. */
const skippedFor = 28;
const newest = { read: 100, tries: 30 };

/**
 * Returns the current week's steps: marks those found to be done, and chooses them if the week is new. Call it in a
 * transaction that holds the plan's lock.
 */
export async function thisWeek(deps: WeekDependencies, plan: PlanRow, now: Date): Promise<ThisWeek> {
  const { ownerId, begunOn, timeZone } = plan;
  const week = weekOf(begunOn, localTime(now, timeZone).day);
  const lately = await findSteps(deps.db, ownerId, dayAfter(week.from, -skippedFor));
  const { steps, didSomething } = await markDone(deps, ownerId, lately);
  const ofWeek = (from: string) => steps.filter(({ week: of }) => of === from);
  const last = ofWeek(dayAfter(week.from, -7));
  const before =
    last.length > 0 ? { done: last.filter(({ state }) => state === 'done').length, of: last.length } : null;
  const these = ofWeek(week.from);
  const chosen = these.length > 0 ? these : await choose(deps, plan, { from: week.from, now, before, lately: steps });
  return { ...week, steps: chosen, before, didSomething };
}

async function markDone(deps: WeekDependencies, ownerId: string, steps: readonly StepRow[]) {
  const open = steps.filter(({ state }) => state === 'open');
  if (open.length === 0) return { steps: [...steps], didSomething: false };
  const since = new Date(Math.min(...open.map(({ createdAt }) => createdAt.getTime())));
  const completed = await completedActivitiesOf(deps, ownerId, since);
  const done = new Set(open.filter((step) => isDoneByActivity(step, completed)).map(({ uuid }) => uuid));
  const change = { state: 'done', byItself: true } as const;
  for (const uuid of done) await changeStep(deps.db, { uuid, ownerId }, change);
  return {
    steps: steps.map((step) => (done.has(step.uuid) ? { ...step, ...change } : step)),
    didSomething: done.size > 0,
  };
}

async function completedActivitiesOf(
  { db, catalogue }: Pick<WeekDependencies, 'db' | 'catalogue'>,
  ownerId: string,
  since: Date,
): Promise<CompletedActivities> {
  const [read, tries, talked] = await Promise.all([
    findHistory(db, { ownerId }, newest.read),
    playedSessionsOf({ db, scenes: catalogue.scenes }, ownerId, newest.tries),
    lastTalked(db, ownerId, since),
  ]);
  const scored = tries.flatMap(({ shown: { scenarioSlug }, endedAt, scores }) =>
    scenarioSlug !== null && endedAt && scores ? [[scenarioSlug, endedAt] as const] : [],
  );
  return {
    finished: new Map(read.flatMap(({ contentUuid, finishedAt }) => (finishedAt ? [[contentUuid, finishedAt]] : []))),
    // The newest comes first and must win, so insert it last.
    scored: new Map(scored.toReversed()),
    talked,
  };
}

async function choose(
  { db, catalogue, index }: WeekDependencies,
  { ownerId, days, opensAll }: PlanRow,
  { from, now, before, lately }: { from: string; now: Date; lately: readonly StepRow[] } & Pick<ThisWeek, 'before'>,
): Promise<StepRow[]> {
  const [facts, matters] = await Promise.all([
    factsOf({ db, catalogue }, ownerId, now),
    openMatters(db, catalogue, ownerId),
  ]);
  const lastWeek = dayAfter(from, -7);
  const chosen = chooseWeek({
    lists: recommend(facts, index, ownerId, now).lists,
    openWith: matters.map(({ coach }) => coach),
    days: days.length,
    before,
    held: new Set(
      lately
        .filter(({ state, week }) => state === 'skipped' || (state === 'done' && week === lastWeek))
        .map(({ subject }) => subject),
    ),
    mayOpen: ({ kind, first }) => opensAll || kind === 'coach' || (kind === 'item' && first),
  });
  const shownAs = chosen.map(({ kind, key, reason }) => ({
    uuid: recommendationUuid({ ownerId, day: from }, kind, key),
    ...{ ownerId, day: from, kind, subject: key, reason },
  }));
  await keepShown(db, shownAs);
  return insertSteps(
    db,
    chosen.map(({ kind, key, reason }, at) => ({
      uuid: randomUUID(),
      ...{ ownerId, week: from, position: at + 1, kind, subject: key, reason, createdAt: now },
    })),
  );
}
