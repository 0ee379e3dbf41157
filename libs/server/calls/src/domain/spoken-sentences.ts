/** What kinds of sentences a coach's answer has. Each is as it is written, without spaces around it. */

/** A question to the person; one inside quotation marks is words that are offered. */
export const isQuestion = (sentence: string) => /\?[*_)]*$/.test(sentence);

/** It has to be gone on with: "Try it in these words:". */
export const leadsOn = (sentence: string) => /:[*_]*$/.test(sentence);

/** It leads to a page, which nobody can follow with their ears. */
export const isLink = (sentence: string) => /\]\([^)]+\)/.test(sentence);

const leadIns = [
  /^(?:okay|all right|right|so|well|good question|great question|that's a good question|thanks? (?:you )?for (?:sharing|telling me)[^.!]*|i hear you|got it|let me think[^.!]*|let's see)[.!,…]*$/i,
  /^(?:okay|also gut|gut|gute frage|das ist eine gute frage|danke(?:,| für).{0,50}|verstehe|lass(?:en sie)? mich (?:kurz )?(?:nachdenken|überlegen)|mal sehen)[.!,…]*$/i,
];

/** It says nothing but that something follows. */
export const isLeadIn = (sentence: string) => leadIns.some((pattern) => pattern.test(sentence.replaceAll('’', "'")));

/** It may be left out: nothing is offered, asked or noted down in it. */
export const isRemark = (sentence: string) => !isQuestion(sentence) && !/[:“”„«»]/.test(sentence);

const quotation = /[“„«"][^”“»"]{12,}[”“»"]/;
const saysWhose =
  /\b(?:you (?:said|told|wrote|mentioned|put it)|your (?:own )?words|last time you|sie (?:sagten|haben (?:gesagt|geschrieben|erzählt))|du (?:sagtest|hast (?:gesagt|geschrieben|erzählt))|(?:ihre|deine)n? (?:eigenen )?worte)/i;

/** "You said: “…”". A wording that is offered ("Say: “…”"), or a library's, is none. */
export const isQuoteOfPerson = (sentence: string) => quotation.test(sentence) && saysWhose.test(sentence);
