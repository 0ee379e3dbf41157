/** What a person does with a message in the middle of a conversation, after the coach has answered. */
export const moves = [
  /** "And what exactly do I say?" */
  'words',
  /** "That's too nice" */
  'firmer',
  /** "That sounds harsh" */
  'softer',
  /** "I'll never remember all that" */
  'shorter',
  /** "I don't talk like that" */
  'own-voice',
  /** "Write it as a mail" */
  'write',
  /** "She'll say there's no budget" */
  'they-say',
  /** "And if he walks off?" */
  'they-refuse',
  /** "Do I tell him or not?" */
  'decide',
  /** "Before or after the meeting?" */
  'when',
  /** "By phone?" */
  'where-how',
  /** "What's that good for?" */
  'why',
  /** "How do I keep from shouting?" */
  'steady',
  /** "I feel awful about it" */
  'feeling',
  /** "Am I being unfair?" */
  'am-i-wrong',
  /** "He'll laugh at me" */
  'fear',
  /** "I don't want to lose her" */
  'no-harm',
  /** "She's done it twice since June" */
  'fact',
  /** "I asked already, nothing came of it" */
  'tried',
  /** "It went well, he said yes" */
  'went-well',
  /** "It went badly, she hung up" */
  'went-badly',
  /** "I've sent it" */
  'did-it',
  /** "Good, I'll do that" */
  'agree',
  /** "He'll never change" */
  'doubt',
  /** "I can't say that" */
  'refuse',
  /** "I never see her alone" */
  'impossible',
  /** "No idea" */
  'dont-know',
  /** "What was the sentence again?" */
  'recall',
  /** "Sum it up" */
  'summarise',
  /** "You be my boss" */
  'practise',
  /** "Stop asking" */
  'no-questions',
  /** "That's no help" */
  'complaint',
  /** "What else?" */
  'go-on',
  /** "Not my boss, my sister" */
  'correct',
  /** "Thanks, bye" */
  'thanks-bye',
  /** "What is an anchor?" */
  'explain',
  /** "Are you real?" */
  'about-you',
  /** "Will it rain?" */
  'outside',
  /** "Something else: my landlord…" */
  'new-subject',
  /** Understandable only with the preceding question: "about three weeks" */
  'answer',
  /** "I don't know where to start" */
  'no-idea-to-begin',
] as const;

export type Move = (typeof moves)[number];
