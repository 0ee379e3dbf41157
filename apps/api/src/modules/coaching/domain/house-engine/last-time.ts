import type { CourseSpeech } from '../../../content/index.ts';
import type { CourseNow } from './fold-course.ts';
import type { Occasion } from './occasion-cues.ts';
import { courseWords } from './course-words.ts';
import type { HouseQuestion, LastTime } from './question.ts';
import { saidIn, type Speaker } from './speaking.ts';
import { sharesAWord } from './words.ts';

/** Whether an answer comes back to the last conversation: at the beginning, unless one comes with a goal of another kind. */
export function comesBackToLastTime(question: HouseQuestion, occasion: Occasion, { after }: CourseNow): boolean {
  const { history, lastTime, topic, text } = question;
  if (!lastTime || history.some(({ author }) => author === 'person')) return false;
  if (occasion === 'greeting') return true;
  if (topic || !['matter', 'german', 'yes', 'no'].includes(occasion)) return false;
  return after.goal === undefined || (lastTime.goal !== undefined && sharesAWord(text, lastTime.goal));
}

/** Names the goal of last time, and asks after what was to be done since; the question is the last. */
export function askAfterLastTime({ goal, step, exercise }: LastTime, speaker: Speaker): string {
  const named = goal === undefined ? undefined : speaker.sayOfCourse('lastGoal', { goal });
  const asked =
    step !== undefined
      ? speaker.sayOfCourse('askStep', { step })
      : exercise
        ? speaker.sayOfCourse('askExercise', { title: exercise.title })
        : speaker.sayOfCourse('askGoal');
  return [named, asked].filter(Boolean).join(' ');
}

/** The question after the exercise, in the answer after the one that asked for the step; nothing otherwise. */
export function askAfterExercise({ coach, history, lastTime }: HouseQuestion, speaker: Speaker): string | undefined {
  const answered = history.filter(({ author }) => author === 'person').length;
  if (!lastTime?.exercise || lastTime.step === undefined || answered !== 1) return undefined;
  const step = lastTime.step;
  const asked = sentencesOf(coach.speech.course, 'askStep').some((sentence) =>
    saidIn(history).some((answer) => answer.includes(sentence.replace('{step}', step))),
  );
  return asked ? speaker.sayOfCourse('askExercise', { title: lastTime.exercise.title }) : undefined;
}

/** The goal of an earlier conversation, where a coach's message names it by one of the sentences for that. */
export function goalNamedAgain(said: string, lastGoals: readonly string[]): string | undefined {
  for (const sentence of lastGoals) {
    const [before = '', after = ''] = sentence.split('{goal}');
    const from = said.indexOf(before);
    const to = said.indexOf(after, from + before.length);
    if (from >= 0 && to > from + before.length) return said.slice(from + before.length, to);
  }
  return undefined;
}

/** A coach's own sentences of a kind, then the plain ones. */
export const sentencesOf = (own: CourseSpeech | undefined, kind: keyof CourseSpeech): string[] =>
  courseWords(own, kind).flat();
