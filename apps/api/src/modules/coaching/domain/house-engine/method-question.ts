import { chooseFreshest, chooseUnsaid } from './choose.ts';
import type { HouseQuestion, Turn } from './question.ts';

const stages = ['goal', 'reality', 'options', 'nextStep'] as const;

/** The stage that the coach asks from at each of its answers: one on the goal, then two on each of the others. */
const stageAtAnswer = [0, 1, 1, 2, 2, 3, 3];

/** The method's next open question: goal, reality, options, next step, and around again. */
export function methodQuestion({ coach, history, seed }: HouseQuestion): string {
  const said = saidIn(history);
  const { questions } = coach.speech;
  const at = stageAtAnswer[history.filter((turn) => turn.author === 'coach').length % stageAtAnswer.length] ?? 0;
  const inOrder = [...stages.slice(at), ...stages.slice(0, at)];
  for (const stage of inOrder) {
    const unsaid = chooseUnsaid(questions[stage], said, seed, stage);
    if (unsaid !== undefined) return unsaid;
  }
  return chooseFreshest(questions[stages[at] ?? 'goal'], said, seed, 'any stage');
}

/** How far back the coach remembers its sentences, in answers: none of them is said again. */
const rememberedAnswers = 12;

/** What the coach said, as far back as it remembers, oldest first. */
export function saidIn(history: readonly Turn[]): string[] {
  return history
    .filter((turn) => turn.author === 'coach')
    .slice(-rememberedAnswers)
    .map((turn) => turn.text);
}
