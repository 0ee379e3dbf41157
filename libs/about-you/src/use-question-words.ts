import { aboutMessages } from './messages/index.ts';

/** A question about oneself in the reader's language, and why it is asked. */
export function useQuestionWords(question: 'goal' | 'withWhom' | 'manner'): { asked: string; why: string } {
  const t = aboutMessages.useText();
  return { asked: t(`about.${question}`), why: t(`about.${question}Why`) };
}
