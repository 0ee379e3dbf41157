/** Quoted: in marks, on lines that begin with `>`, in a fence. A quotation that is never closed ends with its line. */
const quoted = [/```[\s\S]*?(?:```|$)/g, /^\s*>.*$/gm, /[“„«»"][^“”„«»"\n]*(?:[“”«»"]|$)/gm];
/** What follows is somebody's text, and not what one says: a draft, a letter, an advert. */
const handsOver =
  /(?:\b(?:draft|letter|e-?mail|mail|message|text|advert|ad|cv|speech|script|post|notes?|transcript|review|feedback|reply|offer|chat|entwurf|brief|nachricht|anzeige|lebenslauf|rede|antwort|angebot)\b[^.!?\n]{0,40}|\b(?:wrote|writes|said|says|texted|replied|answered|reads?|goes|schrieb|schreibt|sagte?|meinte|antwortete)\b[^.!?\n]{0,40}):\s*[\s\S]*$/i;
const letter = /(?:^|\n)\s*(?:dear|hi|hello|sehr geehrte[rs]?|liebe[rs]?)\s+[^\n]{1,60},\s*\n[\s\S]*$/i;
/** Lines of a transcript, two at the least: "Ann: I want the flat." */
const transcript = /(?:^\s*\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*)?\s*:.*(?:\n|$)){2,}/gmu;
/** "She told me I was a nurse": others' words without marks. */
const reported =
  /\b(?:[Hh]e|[Ss]he|[Tt]hey|(?:[Mm]y|[Tt]he|[Oo]ur) \p{L}+|(?!What|I)\p{Lu}\p{L}+) (?:says?|said|thinks?|thought|told me|tells me|claims?|wrote)\b[^.!?\n]*/gu;
/** A message with a paragraph as long as this is pasted. In UTF-16 code units. */
const longestParagraph = 1_200;

/**
 * What of a message is the person's own: without what they quote, paste, hand over or tell of what others said.
 * What is cut out leaves a full stop, so that what stood around it does not run together.
 */
export function ownPart(text: string): string {
  if (text.split(/\n\s*\n/).some((paragraph) => paragraph.length > longestParagraph)) return '';
  return [...quoted, letter, handsOver, transcript, reported].reduce(
    (rest, pattern) => rest.replace(pattern, '. '),
    text,
  );
}
