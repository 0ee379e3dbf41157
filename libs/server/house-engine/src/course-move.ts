import { mayHintAtDanger } from '@greenroom/safety';
import { ownPart } from './own-part.ts';
import type { Move } from './coaching-course.ts';
import { wantsSomething } from './flows/intent-of.ts';
import { afterPuttingAside } from './flows/put-aside.ts';
import { goalFromAnswer, goalIn } from './goal.ts';
import { isQuestion } from './is-question.ts';
import { commitsToSomething, namesATime, stepIn } from './next-step.ts';
import { asksWhetherRight } from './goal-confirmation.ts';
import { detectIntent } from './occasion.ts';
import type { Occasion } from './occasion-cues.ts';

/** What the coach asked for before a message: nothing, an open question, the goal, or a confirmation of the goal. */
export type Asked = 'nothing' | 'something' | 'goal' | 'confirmation';

/**
 * Returns the move a message makes. An answer to the coach's open question advances the course; a question does not.
 */
export function moveOf(text: string, asked: Asked): Move {
  if (mayHintAtDanger(text)) return { type: 'strayed' };
  const another = afterPuttingAside(text);
  if (another !== undefined) return { type: 'rejected', goal: goalIn(ownPart(another)) };
  const occasion = detectIntent(text);
  if (asked === 'confirmation' && rejects(text, occasion)) return { type: 'rejected', goal: goalIn(ownPart(text)) };
  switch (occasion) {
    case 'dont-know':
      return { type: 'did-not-know' };
    case 'yes':
    case 'no':
    case 'already-said':
    case 'anger':
      return { type: 'stayed' };
    case 'matter':
    case 'german':
      break;
    default:
      return { type: 'strayed' };
  }
  const own = ownPart(text);
  const goal = goalIn(own);
  const hasTime = namesATime(text);
  const step = commitsToSomething(text) ? (stepIn(text) ?? '') : undefined;
  if (asked === 'nothing' || isQuestion(text) || (step === undefined && wantsSomething(text)))
    return step === undefined ? { type: 'asked', goal } : { type: 'committed', goal, step, hasTime };
  const toGoal = asked === 'goal';
  return { type: 'answered', goal, step, hasTime, toGoal, goalAnswer: toGoal ? goalFromAnswer(own) : undefined };
}

const rejects = (text: string, occasion: Occasion) =>
  occasion === 'no' ||
  (occasion !== 'yes' && /^(?:no|nope|not (?:quite|really|exactly)|nein|nicht ganz|eher)\b/i.test(text.trim()));

/** Returns what a coach's message asks for. */
export function whatIsAsked(said: string, goalQuestions: readonly string[]): Asked {
  if (asksWhetherRight(said)) return 'confirmation';
  if (goalQuestions.some((question) => said.includes(question))) return 'goal';
  return said.includes('?') || invites.test(said) ? 'something' : 'nothing';
}

/** Requests without a question mark, such as "Tell me the worst of it." */
const invites =
  /\b(tell me|give me|name one|say (only|it|your|the)|describe|bring me|start with|pick a|guess|choose)\b/i;
