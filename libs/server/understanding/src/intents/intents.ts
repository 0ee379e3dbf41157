/** What a person may want with a message to a coach. */
export const intents = [
  /** "What should my first sentence be?" */
  'words',
  /** "Do I tell him today or wait?" */
  'decide',
  /** "What if she says there's no money?" */
  'pushback',
  /** "I can't breathe, it's in ten minutes" */
  'calm',
  /** "I asked him, and he said he'd think about it" */
  'review',
  /** "What does anchoring mean?" */
  'explain',
  /** "Can you be my boss and I try it?" */
  'practise',
  /** "My flatmate owes me three months' rent" */
  'situation',
  /** "I want to get through it without crying" */
  'goal',
  /** Understandable only with the preceding question: "three times this month" */
  'answer',
  /** "I'll just apologise again" */
  'fear',
  /** "What was my goal again?" */
  'recall',
  /** "Can you sum up?" */
  'summarise',
  /** "Why would I do that?" */
  'why',
  /** "No, I meant my sister" */
  'correct',
  /** "I won't do that" */
  'refuse',
  /** "Yes, let's" */
  'accept',
  /** "No idea" */
  'dont-know',
  /** "How are you?" */
  'smalltalk',
  /** "Thanks, bye" */
  'thanks-bye',
  /** "Another one, softer" */
  'more',
  /** "You never answer my question" */
  'complaint',
  /** "Who won the match?" */
  'outside',
  /** No meaning can be read from it: "and or" */
  'unclear',
] as const;

export type Intent = (typeof intents)[number];
