import type { PracticePlan, PracticeStep } from '@greenroom/contracts';
import { type LibraryRight } from '@greenroom/access';
import { recommendationUuid } from '@greenroom/content';
import { openMatters } from '@greenroom/coaching';
import {
  factsOf,
  findSaved,
  type PersonFacts,
  presentRecommendation,
  rank,
  type Reason,
  signalsOf,
} from '@greenroom/recommendations';
import { findSceneProgress } from '@greenroom/roleplay';
import type { PlanRow, StepRow } from './practice.repository.ts';
import type { ThisWeek, WeekDependencies } from './this-week.ts';

/** Builds a plan for display. Leaves out steps whose subject is no longer in the catalogue. */
export async function presentPlan(
  deps: WeekDependencies,
  plan: PlanRow,
  { from, until, steps, before }: ThisWeek,
  asked: { language: 'en' | 'de'; library: LibraryRight; now: Date },
): Promise<PracticePlan> {
  const { ownerId, days, hour, timeZone, byMail, nextReminderAt } = plan;
  return {
    choice: { days, hour, timeZone, byMail },
    week: { from, until },
    steps: await presentSteps(deps, ownerId, steps, asked),
    before,
    nextReminderAt: nextReminderAt?.toISOString() ?? null,
  };
}

/** Drops the facts from after the steps were set, which cannot be a reason for them. */
function factsBefore(facts: PersonFacts, at: Date): PersonFacts {
  const { played, meetings, read } = facts;
  return {
    ...facts,
    played: played.filter((one) => one.at < at),
    meetings: meetings.filter((one) => one.at < at),
    read: read.filter(({ finishedAt }) => finishedAt === null || finishedAt < at),
  };
}

async function presentSteps(
  { db, catalogue, index }: WeekDependencies,
  ownerId: string,
  steps: readonly StepRow[],
  { language, library, now }: { language: 'en' | 'de'; library: LibraryRight; now: Date },
): Promise<PracticeStep[]> {
  const items = steps.flatMap(({ kind, subject }) => (kind === 'item' ? subject : []));
  const [facts, matters, standings, saved] = await Promise.all([
    factsOf({ db, catalogue }, ownerId, now),
    openMatters(db, catalogue, ownerId),
    findSceneProgress(db, ownerId),
    findSaved(db, ownerId, items),
  ]);
  const signals = signalsOf(factsBefore(facts, steps[0]?.createdAt ?? now), index, now);
  const reasonOf = ({ kind, subject, reason }: StepRow): Reason => {
    const matter = kind === 'coach' && reason === 'talk' && matters.find(({ coach }) => coach === subject);
    if (matter) return { from: 'talk', ...matter, at: matter.at.toISOString() };
    const candidate = index.candidate(subject);
    const day = { seed: '', held: new Set<string>(), passedOver: new Map<string, number>() };
    const ofKind =
      candidate &&
      rank(
        [candidate],
        signals.filter((one) => one.reason.from === reason),
        day,
      )[0];
    // The fact behind the stored reason may have been deleted since; then use the current best reason.
    const found = ofKind?.reason.from === reason ? ofKind : candidate && rank([candidate], signals, day)[0];
    return found?.reason ?? { from: 'beginning' };
  };
  return steps.flatMap((step) => {
    const { uuid: stepUuid, kind, subject: key, week, state, byItself } = step;
    const candidate = index.candidate(key);
    const id = recommendationUuid({ ownerId, day: week }, kind, key);
    const presenting = { catalogue, language, library, standings, saved };
    const thing = candidate && presentRecommendation(presenting, id, candidate, reasonOf(step));
    return thing ? [{ stepUuid, state, byItself, thing }] : [];
  });
}
