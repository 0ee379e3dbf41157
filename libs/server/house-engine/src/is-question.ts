import { plainWords } from './words.ts';

/** Whether the person asks for information, as opposed to answering or describing something. */
export function isQuestion(text: string): boolean {
  return (
    text.includes('?') ||
    /^(so |and |but |ok |okay |well |und |aber )?(how|what|when|where|why|who|which|should|can|could|is|are|do|does|did|will|would|any (tips|advice|ideas)|wie|was|wann|wo|warum|wer|welche[rs]?|soll|kann ich|darf ich)\b/.test(
      plainWords(text),
    ) ||
    /\b(how (do|can|should|to)|what (do|should|can) i|tell me|help me|i need (help|advice|a|to know)|advice|tips)\b/.test(
      plainWords(text),
    )
  );
}
