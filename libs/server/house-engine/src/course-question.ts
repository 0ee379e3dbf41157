import { chooseFreshest, chooseUnsaid } from './choose.ts';
import { type Course, type Stage, stageOf, stages } from './coaching-course.ts';
import type { HouseQuestion } from './question.ts';
import { saidIn, type Speaker } from './speaking.ts';

/** Returns an open question that fits the stage of the course. None is repeated while the method has others left. */
export function courseQuestion({ coach, history, seed }: HouseQuestion, course: Course, speaker: Speaker): string {
  const stage = stageOf(course);
  if (stage === 'nextStep' && course.step !== undefined && !course.hasTime) return speaker.sayOfCourse('whenAsks');
  const said = saidIn(history);
  const { questions } = coach.speech;
  const at = stages.indexOf(stage === 'closed' ? 'nextStep' : stage);
  const further: Stage[] = stages.slice(at);
  const back: Stage[] = stages.slice(0, at).reverse();
  for (const one of [...further, ...back.filter((earlier) => earlier !== 'goal' || course.goal === undefined)]) {
    const unsaid = chooseUnsaid(questions[one], said, seed, one);
    if (unsaid !== undefined) return unsaid;
  }
  return chooseFreshest(questions[stages[at] ?? 'reality'], said, seed, 'any stage');
}
