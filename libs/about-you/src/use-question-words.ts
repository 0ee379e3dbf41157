import { aboutMessages } from './messages/index.ts';

/** Returns a question about the user, and why it is asked, in the reader's language. */
export function useQuestionWords(question: 'goal' | 'withWhom' | 'manner'): { asked: string; why: string } {
  const t = aboutMessages.useText();
  return { asked: t(`about.${question}`), why: t(`about.${question}Why`) };
}
