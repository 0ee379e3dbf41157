import type { JudgedCriterion, MoodCause, MoodCourse, SceneMoment, SceneTake } from '@greenroom/contracts';
import { hurtfulActs } from '@greenroom/speech-analysis';
import { compareTakes } from '../domain/compare-takes.ts';
import { judgeTake } from '../domain/judge-take.ts';
import { moodAt } from '../domain/mood-course.ts';
import type { Play } from '../domain/play.ts';
import { type WeakMoment, weakMoments } from '../domain/weak-moments.ts';
import type { LineRow } from '../roleplay.repository.ts';
import type { Language } from '../scene-cards.ts';
import type { TakeRow } from './takes.repository.ts';

interface Judged {
  play: Play;
  criteria: readonly JudgedCriterion[];
  lines: readonly LineRow[];
  moods: MoodCourse;
}

/** Returns the weak moments of a scene, each with its takes. */
export function presentMoments(judged: Judged, takes: readonly TakeRow[], language: Language): SceneMoment[] {
  const { play, criteria, lines, moods } = judged;
  return weakMoments(criteria, play.category.rubric, lines, moods).flatMap((moment) => {
    const criterion = criteria.find(({ slug }) => slug === moment.criterion);
    const rule = ruleOf(play, moment);
    if (!criterion || !rule) return [];
    const { position, push, said } = moment;
    const own = takes.filter((take) => take.position === position && take.judged.check === moment.check);
    return {
      ...{ position, push, said },
      criterion: { slug: criterion.slug, name: criterion.name },
      advice: rule.advice[language],
      mood: moodAt(moods, position),
      score: own[0]?.judged.scores.before ?? scoreAsPlayed(judged, moment),
      takes: presentTakes(own, moment, rule, [play.language, language]),
    };
  });
}

const ruleOf = ({ category }: Play, { criterion, check }: Pick<WeakMoment, 'criterion' | 'check'>) =>
  category.rubric.find(({ slug }) => slug === criterion)?.checks.find(({ slug }) => slug === check);

type Rule = NonNullable<ReturnType<typeof ruleOf>>;

/** A take that moved the mood by one of these is not praised. */
const hurtful: readonly (MoodCause | null)[] = [...hurtfulActs, 'said-again', 'off-topic'];

/** @param languages of the scene and of the page */
function presentTakes(
  takes: readonly TakeRow[],
  { said }: WeakMoment,
  rule: Rule,
  [spoken, language]: [Language, Language],
): SceneTake[] {
  const met = takes.map(({ text, judged }) => ({
    text,
    isMet: judged.isMet && !hurtful.includes(judged.mood.because),
    saysNothing: judged.saysNothing ?? false,
  }));
  const moment = { said, takes: met, done: rule.done[language], advice: rule.advice[language] };
  const says = compareTakes(moment, spoken, language);
  return takes.map(({ uuid, text, answer, answeredBy, judged }, at) => ({
    takeUuid: uuid,
    text,
    answer: { text: answer, answeredBy },
    mood: judged.mood,
    score: judged.scores.after,
    isMet: met[at]!.isMet,
    says: says[at]!,
  }));
}

/** Scores the criterion as played, by the rules: takes are compared with that, whichever reader judged the scene. */
function scoreAsPlayed({ play, lines }: Judged, moment: WeakMoment): number {
  const answer = lines.find(({ position }) => position === moment.position + 1)?.text ?? '';
  return judgeTake(play, lines, moment, { text: moment.said, answer }).scores.before;
}
