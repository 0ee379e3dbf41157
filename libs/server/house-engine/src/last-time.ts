import type { CourseSpeech } from '@greenroom/content';
import type { CourseNow } from './course-now.ts';
import type { Occasion } from './occasion-cues.ts';
import { courseWords } from './course-words.ts';
import { germanCourseWords } from './flows/german-course-words.ts';
import { germanMarks } from './flows/german-marks.ts';
import { type Language, languageOf } from './flows/language.ts';
import type { HouseQuestion, LastTime } from './question.ts';
import { saidIn, type Speaker } from './speaking.ts';
import { sharesAWord } from './words.ts';

/** Whether an answer refers to the last conversation: at the beginning, unless the person names an unrelated goal. */
export function comesBackToLastTime(question: HouseQuestion, occasion: Occasion, { after }: CourseNow): boolean {
  const { history, lastTime, topic, text } = question;
  if (!lastTime || history.some(({ author }) => author === 'person')) return false;
  if (occasion === 'greeting') return true;
  if (topic || !['matter', 'german', 'yes', 'no'].includes(occasion)) return false;
  return after.goal === undefined || (lastTime.goal !== undefined && sharesAWord(text, lastTime.goal));
}

/** Names the goal of last time and asks about the planned step; the question comes last. */
export function askAfterLastTime({ goal, step, exercise }: LastTime, speaker: Speaker, language: Language): string {
  const say = sayIn(language, speaker);
  const named = goal === undefined ? undefined : say('lastGoal', { goal });
  const asked =
    step !== undefined
      ? say('askStep', { step })
      : exercise
        ? say('askExercise', { title: exercise.title })
        : say('askGoal');
  return [named, asked].filter(Boolean).join(' ');
}

type Own = 'lastGoal' | 'askGoal' | 'askStep' | 'askExercise' | 'assign' | 'materialLeads' | 'materialHave';

/**
 * Uses the coach's own sentences in English and those of the flows in German, with goals and steps in German quotation
 * marks.
 */
export const sayIn =
  (language: Language, speaker: Speaker) =>
  (kind: Own | 'stepHeard' | 'stepWithoutWords', places: Record<string, string> = {}): string => {
    if (language === 'en' && kind !== 'stepHeard' && kind !== 'stepWithoutWords')
      return speaker.sayOfCourse(kind, places);
    const inMarks = Object.entries(places).map(([name, words]) => [name, germanMarks(words)]);
    return speaker.say(germanCourseWords[kind], kind, Object.fromEntries(inMarks) as Record<string, string>);
  };

/**
 * Returns the question about the exercise in the answer after the one that asked about the step; undefined otherwise.
 */
export function askAfterExercise(question: HouseQuestion, speaker: Speaker): string | undefined {
  const { coach, history, lastTime } = question;
  const answered = history.filter(({ author }) => author === 'person').length;
  if (!lastTime?.exercise || lastTime.step === undefined || answered !== 1) return undefined;
  const step = lastTime.step;
  const asked = [...sentencesOf(coach.speech.course, 'askStep'), ...germanCourseWords.askStep].some((sentence) =>
    saidIn(history).some((answer) => answer.includes(sentence.replace('{step}', step))),
  );
  const say = sayIn(languageOf(question), speaker);
  return asked ? say('askExercise', { title: lastTime.exercise.title }) : undefined;
}

/** Returns the goal of an earlier conversation if a coach's message names it in one of these sentences. */
export function goalNamedAgain(said: string, lastGoals: readonly string[]): string | undefined {
  for (const sentence of lastGoals) {
    const [before = '', after = ''] = sentence.split('{goal}');
    const from = said.indexOf(before);
    const to = said.indexOf(after, from + before.length);
    if (from >= 0 && to > from + before.length) return said.slice(from + before.length, to);
  }
  return undefined;
}

/** Returns a coach's own sentences of a kind, then the plain ones. */
export const sentencesOf = (own: CourseSpeech | undefined, kind: keyof CourseSpeech): string[] =>
  courseWords(own, kind).flat();
