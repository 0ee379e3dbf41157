import type { Locale } from '@greenroom/contracts';

/** Replaces a sentence in which a language model claims to be human. */
export const correction: Record<Locale, string> = {
  en: 'I’m a computer program, not a person.',
  de: 'Ich bin ein Computerprogramm, kein Mensch.',
};

const filler =
  '(?:(?:truly|really|actually|indeed|also|just|very much|fully|definitely|absolutely|honestly|certainly|obviously|of course|in fact|as|a|an|the|another|fellow|100%|completely|entirely|too) ){0,4}';
const real = '(?:(?:real|actual|living|live|genuine|true|breathing|flesh-and-blood|warm-blooded)(?:,| and)? )';
const machine =
  '(?:ai|a\\.i\\.|artificial|bots?|chatbots?|robots?|machines?|computers?|(?:computer )?programs?|algorithms?|(?:large )?language models?|llm|software|virtual|automated)';
const profession =
  '(?:therapist|psychologist|psychotherapist|counsell?or|clinician|doctor|psychiatrist|social worker|nurse)';

const english = [
  `i(?:'m| am) ${filler}${real}*human(?: beings?)?\\b(?! (?:resources?|rights|relations|factors|error))`,
  `i(?:'m| am) ${filler}${real}+(?:person|man|woman|being|coach|${profession}|one|guy|somebody|someone)\\b`,
  `i(?:'m| am) ${filler}person(?=\\s*(?:[.,;:!?)]|$|–|—|too\\b|like you|just like|and not|not an?\\b|talking|typing|sitting))`,
  `i(?:'m| am) (?:really |actually |certainly |definitely |just )?(?:not|no|neither) (?:really |actually |just |merely |some )?(?:an? )?(?:\\w+ )?${machine}\\b(?! (?:expert|specialist|person|engineer|researcher|fan|scientist|developer|programmer|user|gun))`,
  `(?:^|[,;:–—] ?|\\b(?:speaking|and|but|because|so) )as (?:a|an|another|one|your) (?:fellow )?${real}*(?:human(?: beings?)?|person)(?: myself\\b|,? (?:i|my|me)\\b)`,
  `i(?:'ve got| have(?: got)?| do have) (?:a|my own) (?:(?:real|human|physical|own|living) )*(?:body|heartbeat|pulse)\\b(?! (?:of|language))`,
  `i(?:'m| am) (?:\\w+ ){0,3}flesh and blood`,
  `my (?:\\w+ )?(?:therap\\w+|psycho\\w+|counsell?\\w+|clinical|medical|nursing|coaching)(?:'s)? licen[cs]e`,
  `my licen[cs]e to practi[cs]e`,
  `i(?:'ve got| have| hold) (?:a|an|my) (?:\\w+ )?(?:therap\\w+|psycho\\w+|counsell?\\w+|clinical|medical|nursing)(?:'s)? licen[cs]e`,
  `i(?:'m| am) (?:also |actually |really )?(?:a |an )?(?:(?:fully|duly|state) )?(?:licensed|registered|board-certified|certified|chartered|trained|qualified) (?:\\w+ ){0,2}${profession}\\b`,
  `^(?:\\W*(?:yes|yeah|no|sure|indeed|rest assured|of course|don't worry|relax|honestly|right now|here)\\b,? ?)*you(?:'re| are) (?:really |actually |indeed |now |definitely )?(?:talking|speaking|chatting|writing|texting) (?:to|with) (?:a|an|another) (?:fellow )?${real}*(?:human(?: being)?|person)\\b(?! who)`,
  `there(?:'s| is) (?:a|an) (?:actual )?${real}*(?:human(?: being)?|person) (?:here\\b|behind (?:this|these)|on this end|typing this|writing this|reading this)`,
  `there(?:'s| is) no (?:ai|bot|chatbot|robot|machine|computer) (?:here|involved|behind)\\b`,
  `human(?: being)?s? like (?:me|myself)\\b`,
  `\\b(?:we|us) humans\\b`,
];

const fuellwort =
  '(?:(?:wirklich|tatsächlich|echt|natürlich|auch|selbst|selber|ja|doch|eben|genauso|genau|ganz|sicher|durchaus|ebenfalls|wie (?:sie|du)|hier|schon|ein|eine) ){0,4}';
const echt =
  '(?:(?:echte[rsn]?|wirkliche[rsn]?|lebende[rsn]?|lebendige[rsn]?|richtige[rsn]?|reale[rsn]?|leibhaftige[rsn]?),? )';
const maschine =
  '(?:ki|künstliche intelligenz|computer(?:programm)?|roboter|bots?|chatbots?|maschine|programm|sprachmodell|algorithmus|software|automat)';
const beruf = '(?:therapeut(?:in)?|psychotherapeut(?:in)?|psycholog(?:e|in)|arzt|ärztin|psychiater(?:in)?)';

const german = [
  `ich bin ${fuellwort}${echt}*mensch\\b`,
  `ich bin ${fuellwort}${echt}+person\\b`,
  `ich bin ${fuellwort}person(?=\\s*(?:[.,;!]|$)(?! die\\b))`,
  `(?:^|[,;:–—] |\\b(?:natürlich|selbstverständlich|ja|sicher|da|hier|denn|deshalb|trotzdem) )bin ich ${fuellwort}${echt}*mensch\\b(?![^.!]*\\?)`,
  `\\bich ${fuellwort}${echt}*mensch bin\\b`,
  `ich bin (?:wirklich |sicher |ganz )?(?:keine?n?|nicht (?:nur |bloß )?(?:eine?)?) (?:\\p{L}+e[sr]? )?${maschine}\\b(?!-)`,
  `(?:^|[,;:–—] ?|\\b(?:und|aber|auch|denn|weil) )als (?:\\p{L}+er )?(?:mit)?mensch\\b(?=.*\\b(?:ich|mir|mich|meine?[rnms]?)\\b)`,
  `\\bich (?!(?:.*\\b(?:sie|ihnen|dich|dir|euch|ihn|ihr|jemand\\p{L}*|einander)\\b).*\\bals (?:\\p{L}+er )?mensch).*\\bals (?:\\p{L}+er )?(?:mit)?mensch\\b`,
  `ich habe (?:ja |doch |auch )?einen (?:(?:eigenen|echten|menschlichen|richtigen) )*körper\\b`,
  `\\bich\\b.*\\baus fleisch und blut\\b|\\baus fleisch und blut bin ich\\b`,
  `ich habe eine (?:therapeut\\p{L}*|psycho\\p{L}*|ärztliche )[- ]?(?:lizenz|zulassung|approbation)`,
  `meine (?:\\p{L}+ )?(?:therapeut\\p{L}*|psycho\\p{L}*|ärztliche|berufs)[- ]?(?:lizenz|zulassung|approbation)|meine approbation`,
  `ich bin (?:auch |ja )?(?:eine? )?(?:approbiert\\p{L}*|zugelassen\\p{L}*|lizenziert\\p{L}*|(?:staatlich )?anerkannt\\p{L}*|ausgebildet\\p{L}*|zertifiziert\\p{L}*) ${beruf}\\b`,
  `^(?:\\W*(?:ja|nein|natürlich|selbstverständlich|sicher|keine sorge|hier)\\b,? ?)*(?:sie|du)? ?(?:sprechen|sprichst|schreiben|schreibst|reden|redest|chatten|chattest) (?:sie |du )?(?:hier |gerade |wirklich |jetzt |tatsächlich )*mit (?:einem|einer) ${echt}*(?:menschen|person)\\b(?![, ]+de[rm]\\b)`,
  `\\bwir menschen\\b|\\buns menschen\\b`,
];

/** Adds a word boundary to the patterns that do not define their own beginning. */
const compiled = (sources: readonly string[]) =>
  sources.map(
    (source) => new RegExp(/^(?:\^|\(\?:\^|\\b)/.test(source) ? source : `(?<![\\p{L}\\p{N}])(?:${source})`, 'giu'),
  );

const patterns: Record<Locale, readonly RegExp[]> = { en: compiled(english), de: compiled(german) };

/** Words right before a claim that attribute it to others, make it hypothetical or deny it. */
const notClaimed =
  /(?:\b(?:if|whether|though|unless|like|imagine|pretend|pretending|ob|wenn|falls|wäre|als ob)(?: that| dass)?|\b(?:you|they|people|someone|anyone|one|he|she|everyone)(?: \w+){0,2} (?:think|thinks|thought|believe|believes|say|says|ask|asked|hope|wish|assume|expect|want me to say|claim|claimed)(?: that)?|(?:\bnot|\bnever|n't|\bcannot|\bno longer)(?: \w+){0,2} (?:say|said|claim|claimed|pretend|pretended|tell you|told you|believe|mean)(?: that)?|\b(?:nicht|nie|kaum)(?: \p{L}+){0,2},? dass|\b(?:sie|du|man|viele|leute|jemand)(?: \p{L}+){0,2} (?:denken|denkst|denkt|glauben|glaubst|glaubt|meinen|meinst|fragen|fragst|hoffen|hoffst)(?: \p{L}+)?,?(?: dass)?|\b(?:denken|denkst|glauben|glaubst|fragen|fragst|meinen|meinst) (?:sie|du),?(?: dass)?) ?$/iu;

/** Returns the language of a sentence whose speaker claims to be human; undefined if it makes no such claim. */
export function claimsToBeHuman(sentence: string): Locale | undefined {
  const plain = sentence
    .replace(/[*_`~#]/g, '')
    .replace(/[’‘ʼ´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
  const claims = (pattern: RegExp) =>
    [...plain.matchAll(pattern)].some(({ index }) => !notClaimed.test(plain.slice(0, index)));
  return (['en', 'de'] as const).find((language) => patterns[language].some(claims));
}

const beginnings =
  /(?<![\p{L}\p{N}'’])(?:I|[Mm]y|[Aa]s an?|[Yy]ou(?:['’]re| are) (?:talking|speaking|chatting|writing)|[Tt]here(?:['’]s| is)|[Ww]e|[Ii]ch|[Bb]in ich|[Aa]ls|[Mm]eine?|[Ww]ir|(?:Sie|Du) (?:sprechen|schreiben|reden|sprichst|schreibst|redest))(?![\p{L}\p{N}])/gu;
/** Maximum words of a claim. */
const longestClaim = 8;

/** Returns the index from which an unfinished sentence may become such a claim, or its length if none is possible. */
export function claimHeldFrom(sentence: string): number {
  const may = [...sentence.matchAll(beginnings)].find(
    ({ index }) => (sentence.slice(index).match(/\s+/g)?.length ?? 0) <= longestClaim,
  );
  return may?.index ?? sentence.length;
}
