/**
 * Quotations: in quotation marks, in lines that begin with `>`, in code fences. An unclosed quotation ends with its
 * line.
 */
const quoted = [/```[\s\S]*?(?:```|$)/g, /^\s*>.*$/gm, /[“„«»"][^“”„«»"\n]*(?:[“”«»"]|$)/gm];
/** Introduces another text rather than the person's own words: a draft, a letter, an advert. */
const handsOver =
  /(?:\b(?:draft|letter|e-?mail|mail|message|text|advert|ad|cv|speech|script|post|notes?|transcript|review|feedback|reply|offer|chat|entwurf|brief|nachricht|anzeige|lebenslauf|rede|antwort|angebot)\b[^.!?\n]{0,40}|\b(?:wrote|writes|said|says|texted|replied|answered|reads?|goes|schrieb|schreibt|sagte?|meinte|antwortete)\b[^.!?\n]{0,40}):\s*[\s\S]*$/i;
const letter = /(?:^|\n)\s*(?:dear|hi|hello|sehr geehrte[rs]?|liebe[rs]?)\s+[^\n]{1,60},\s*\n[\s\S]*$/i;
/** Transcripts of at least two lines such as "Ann: I want the flat." */
const transcript = /(?:^\s*\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*)?\s*:.*(?:\n|$)){2,}/gmu;
/** Reported speech without quotation marks: "She told me I was a nurse". */
const reported =
  /\b(?:[Hh]e|[Ss]he|[Tt]hey|(?:[Mm]y|[Tt]he|[Oo]ur) \p{L}+|(?!What|I)\p{Lu}\p{L}+) (?:says?|said|thinks?|thought|told me|tells me|claims?|wrote)\b[^.!?\n]*/gu;
/** A message with a paragraph this long counts as pasted. In UTF-16 code units. */
const longestParagraph = 1_200;

/**
 * Returns the part of a message that is in the person's own words, without quoted, pasted, introduced or reported text.
 * Each removed part leaves a full stop, so that the text around it does not merge.
 */
export function ownPart(text: string): string {
  if (text.split(/\n\s*\n/).some((paragraph) => paragraph.length > longestParagraph)) return '';
  return [...quoted, letter, handsOver, transcript, reported].reduce(
    (rest, pattern) => rest.replace(pattern, '. '),
    text,
  );
}
