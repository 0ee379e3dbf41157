import type { Moderator, SafetyRule } from '@greenroom/ports/moderator';

/**
 * Our own lists, in English and German, of whole phrases: what people say in anger or as a figure of speech is not a
 * threat, and a parent's question is not abuse. A configured moderator finds what they miss.
 */
export const wordLists: Moderator = {
  name: 'word lists of ours',
  check: async (text) => {
    const plain = plainWords(text);
    return rules.find(([, patterns]) => patterns.some((pattern) => pattern.test(plain)))?.[0];
  },
};

const someone =
  '(him|her|them all|you|everyone|everybody|people|my (boss|wife|husband|ex|neighbou?r|colleague|teacher|mother|father|brother|sister|girlfriend|boyfriend|co-?workers?)|that (bitch|bastard|man|woman))';
const jemanden =
  '(ihn|sie alle|dich|euch|alle|jemanden|mein(en|e) (chef|chefin|frau|mann|ex|nachbarn?|kollegen?|kollegin|lehrer|lehrerin|mutter|vater|bruder|schwester|freundin|freund))';
/** Phrases after a threat that show it is not meant literally. */
const inJest =
  '(?! (if|unless|when|for|with (kindness|laughter|love|boredom)|softly|at (chess|tennis|cards|poker|ping|the quiz|this game|it)|in (the|this|our) (game|play|scene|pitch|debate|match|quiz|negotiation|story|novel)|on stage|down the pitch|(over|off) (the|a|with)|an? (email|text|message|look|question|reminder)))';
const weapon = '(knife|gun|rifle|pistol|machete|axe|hammer|bomb|acid)';
const child =
  '(child|children|kid|kids|minors?|toddlers?|little (girls?|boys?)|under-?age (girls?|boys?)|([4-9]|1[0-5])[ -]?years?[ -]olds?( girls?| boys?)?)';
const kind = '(kind|kinder|kindern|minderjahrigen?|kleine[nr]? (madchen|jungen)|([4-9]|1[0-3])[ -]?jahrigen?)';
const group =
  '(jews|muslims|blacks|gays|lesbians|transs?|trans people|immigrants|refugees|gypsies|women|disabled people|arabs|asians)';
const gruppe = '(juden|muslime|schwarzen?|schwulen?|lesben|auslander|fluchtlinge|turken|behinderten?|frauen|araber)';

/** The gravest first. */
const rules: readonly (readonly [SafetyRule, readonly RegExp[]])[] = [
  [
    'sexual-minors',
    [
      /\b(child|kiddie|kid|preteen|underage|minor) (porn\w*|sex|nudes?|erotica)\b|\b(kinderporno\w*|kinderpornographie)\b/,
      new RegExp(
        `\\b(sexual|erotic|nude|naked|porn\\w*) (story|stories|pictures?|photos?|videos?|fantas(y|ies)|scenes?|images?) (of|about|with|involving) (a |an |my |some )?${child}\\b`,
      ),
      new RegExp(`\\b(have|having|had|want) sex with (a |an |my |some )?${child}\\b`),
      new RegExp(
        `\\b(nacktbilder|nacktfotos|sexbilder|sexgeschichten?|erotische geschichten?|sex) (von|mit|uber) (einem |einer |meinem )?${kind}\\b`,
      ),
    ],
  ],
  [
    'violence',
    [
      new RegExp(
        `\\b(ill|i will|im going to|i am going to|im gonna|im planning to|i plan to|we will|were going to) (kill|murder|stab|shoot|strangle|poison|behead|rape) ${someone}\\b${inJest}`,
      ),
      new RegExp(
        `\\b(kill|murder|stab|shoot|attack|threaten|hurt) ${someone} (tonight |tomorrow )?with (a|my|the) ${weapon}\\b(?! (of|on) )`,
      ),
      /\b(im going to|i will|ill|im gonna|i plan to) (shoot up|blow up|bomb|burn down) (the|my|a|our) (school|office|church|mosque|synagogue|hospital|house|university|station)\b/,
      new RegExp(
        `\\bich (werde|will) (heute |morgen |jetzt )?${jemanden} (heute |morgen |jetzt )?(umbringen|ermorden|erstechen|erschiessen|vergiften|toten|vergewaltigen)\\b(?! wenn)`,
      ),
      /\bich (werde|will) (die|das|meine|unsere) (schule|kirche|moschee|synagoge|buro|haus) (in die luft sprengen|anzunden|niederbrennen)\b/,
    ],
  ],
  [
    'weapons',
    [
      /\b(how (do|can|could|would|to|should) ?(i|we|you|one)? ?|instructions (for|to) |steps to |recipe for )(make|making|build|building|construct|assemble|mix)? ?(a |an |some |my own )?(home ?made )?(pipe ?bomb|nail bomb|car bomb|dirty bomb|bomb(?! (disposal|calorimeter))|explosives?|molotov( cocktail)?|napalm|nerve (gas|agent)|sarin|ricin|ghost gun|suicide vest|letter bomb)\b(?! (in|with) the (presentation|pitch|talk))/,
      /\b(wie (baue|bastle|mache|stelle|baut|bastelt|macht|stellt) (ich|man)|bauanleitung fur|anleitung fur) (mir )?(eine[nr]? )?(rohrbombe|nagelbombe|bombe|sprengsatz|sprengstoff|molotow\w*|giftgas|rizin|brandsatz|briefbombe)\b/,
    ],
  ],
  [
    'self-harm-methods',
    [
      /\b(lethal|fatal|deadly) dose of \w+ (is|for)\b|\bto (kill|hang|poison) yourself,? (you|take|use|tie|first)\b/,
      /\b(painless|quickest|fastest|easiest|best|surest) (way|method)s? (to|of) (die|dying|kill(ing)? (yourself|oneself)|hang(ing)? (yourself|oneself)|suicide)\b/,
      /\b(schmerzlos\w*|schnellste\w*|sicherste\w*) (methode|art|weg)\w*,? (zu sterben|sich (umzubringen|zu toten)|fur (einen )?suizid)\b/,
    ],
  ],
  [
    'hate',
    [
      /\bn[i1!]gg(er|3r|a)s?\b|\bf[a4@]gg?[o0]ts?\b|\bk[i1]kes?\b|\bsp[i1]cks\b|\btr[a4]nn(y|ies)\b|\bch[i1]nks\b|\bp[a4]k[i1]s\b|\bwetbacks?\b|\bg[o0]{2}ks\b/,
      /\b(kanacken?|kanaken|judensau|zigeunerpack|drecksjuden?|negerpack|schwuchteln?|untermenschen)\b/,
      new RegExp(`\\b(gas|exterminate|kill|hang|deport|shoot) (all |all the |every )(of the )?${group}\\b`),
      new RegExp(
        `\\b(all |all the |these )?${group} (are|should be) (vermin|subhuman|animals|parasites|rats|gassed|exterminated|shot|killed)\\b`,
      ),
      new RegExp(
        `\\b(alle |diese )?${gruppe} (sind (ungeziefer|untermenschen|parasiten|dreck|ratten)|(gehoren|sollte man) (alle )?(vergast|erschossen|vergasen|erschiessen|umgebracht|umbringen))\\b`,
      ),
    ],
  ],
];

/**
 * Returns lower case without accents and apostrophes, with single spaces, so that patterns match however a phrase is
 * typed.
 */
function plainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/ß/g, 'ss')
    .replace(/[\p{M}\u200b-\u200d\u00ad]/gu, '')
    .toLowerCase()
    .replace(/[’'´`]/g, '')
    .replace(/\s+/g, ' ');
}
