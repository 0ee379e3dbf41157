/** Kinds of sentences in a coach's answer. Sentences come as written, trimmed. */

/** Reports whether it is a question to the person; one inside quotation marks is suggested wording. */
export const isQuestion = (sentence: string) => /\?[*_)]*$/.test(sentence);

/** Reports whether it introduces what follows: "Try it in these words:". */
export const leadsOn = (sentence: string) => /:[*_]*$/.test(sentence);

/** Reports whether it links to a page, which a listener cannot follow. */
export const isLink = (sentence: string) => /\]\([^)]+\)/.test(sentence);

const leadIns = [
  /^(?:okay|all right|right|so|well|good question|great question|that's a good question|thanks? (?:you )?for (?:sharing|telling me)[^.!]*|i hear you|got it|let me think[^.!]*|let's see)[.!,…]*$/i,
  /^(?:okay|also gut|gut|gute frage|das ist eine gute frage|danke(?:,| für).{0,50}|verstehe|lass(?:en sie)? mich (?:kurz )?(?:nachdenken|überlegen)|mal sehen)[.!,…]*$/i,
];

/** Reports whether it only announces that something follows. */
export const isLeadIn = (sentence: string) => leadIns.some((pattern) => pattern.test(sentence.replaceAll('’', "'")));

/** Reports whether it may be left out: it suggests, asks or notes nothing. */
export const isRemark = (sentence: string) => !isQuestion(sentence) && !/[:“”„«»]/.test(sentence);

const quotation = /[“„«"][^”“»"]{12,}[”“»"]/;
const saysWhose =
  /\b(?:you (?:said|told|wrote|mentioned|put it)|your (?:own )?words|last time you|sie (?:sagten|haben (?:gesagt|geschrieben|erzählt))|du (?:sagtest|hast (?:gesagt|geschrieben|erzählt))|(?:ihre|deine)n? (?:eigenen )?worte)/i;

/**
 * Reports whether it quotes the person: "You said: “…”". Suggested wording ("Say: “…”") or library text does not count.
 */
export const isQuoteOfPerson = (sentence: string) => quotation.test(sentence) && saysWhose.test(sentence);
