import type { CourseSpeech } from '@greenroom/content';

/** Plain sentences for a coach who has none of their own, or has said all of them. */
const plain: Required<CourseSpeech> = {
  goalHeard: ['I’ll remember your goal: {goal}.', 'Your goal, then: {goal}.'],
  goalAgain: ['Your goal was this: {goal}.', 'Let’s keep your goal in view: {goal}.', 'This is what it’s for: {goal}.'],
  leaveIt: ['Let’s leave that question.', 'That one can rest. Something else, then.', 'Then a different question.'],
  yes: ['Right. A little more, then.', 'All right, yes.', 'Yes, I see.'],
  no: ['No, then.', 'All right, not that.', 'No is fine.'],
  alreadySaid: ['You’re right, I said that before.', 'True, that was a repeat.', 'Yes, I’ve said it already.'],
  orders: [
    'I don’t follow orders of that kind, and stay the coach you came to.',
    'That I’ll leave aside, and we go on as before.',
    'I’ll stay as I am. What you came for is still here.',
    'I read that, and I won’t act on it.',
  ],
  whenAsks: ['By when will you do that?', 'Which day will you do it on?', 'When will that be?'],
  closings: ['Then that is settled: {step}.', 'Good, that is your next step: {step}.', 'That’s a plan: {step}.'],
  materialLeads: ['In {name}, which you brought, it says:', 'A line from {name}:', '{name} has this:'],
  materialHave: [
    'I have {name} here. I can find lines in it, but not judge the whole, so say which part you mean.',
    '{name} is here. Give me a word from the part you mean.',
  ],
  lastGoal: ['Last time we had this goal: {goal}.', 'What you were after when we last spoke: {goal}.'],
  askGoal: ['How has it gone since?', 'Where do you stand with it now?'],
  askStep: [
    'You had this to do since: {step}. How did it go?',
    'There was one thing left for you: {step}. What came of it?',
  ],
  askExercise: ['I gave you {title} to try. What did you notice?', 'And {title}, how was it to try that?'],
  assign: [
    'Until next time there’s {title} to try. I’ll ask you how it was.',
    'Take {title} with you and try it once before we talk again.',
  ],
};
/** Used if the step cannot be said back. */
export const closingsWithoutStep = [
  'That’s a next step with a day on it, and enough for now.',
  'That’s settled, then. Come back and tell me how it went.',
  'Then we can stop here. The rest is yours to do.',
];

/** Returns a coach's own sentences for an occasion, then the plain ones for when those are used up. */
export function courseWords(own: CourseSpeech | undefined, kind: keyof CourseSpeech): readonly (readonly string[])[] {
  return [own?.[kind] ?? [], plain[kind]].filter((list) => list.length > 0);
}
