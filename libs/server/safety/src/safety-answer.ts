/** The answer to "are you safe right now?" or "are you thinking about ending your life?". */
export type SafetyAnswer = 'yes' | 'no' | 'safe' | 'not-safe' | 'misunderstood' | 'moves-on' | 'unclear';

const cues: readonly [SafetyAnswer, RegExp][] = [
  [
    'not-safe',
    /\b(not|never|isnt|arent|dont feel|do not feel|wouldnt say|nicht|kaum|fuhle mich nicht)( \p{L}+)? (safe|okay|ok|alright|fine|sure|sicher|in sicherheit|gut)\b|\b(unsafe|in danger|in gefahr|unsicher)\b/u,
  ],
  [
    'misunderstood',
    /\b(jok(e|ing)|kidding|misunderst\p{L}*|didnt mean (it|that)|not what i mean\p{L}*|figure of speech|quot(e|ing)|lyrics?|a song|the (film|movie|book|novel|game|scene)|witz|scherz|spass|nicht ernst|missverst\p{L}*|nicht so gemeint|so nicht gemeint|(not|no) an? emergency|no emergency|kein notfall|(nobody|no one|no ones|nobodys) (is )?in danger|niemand( ist)? in gefahr|zitat|liedtext|redewendung)\b/u,
  ],
  [
    'safe',
    /\b((im|i am|were|we are|shes|hes|theyre|they are|she is|he is|feeling|feel) (all |perfectly |totally |quite |very |really |doing |both )*(safe|ok|okay|fine|alright|good|better)|all (good|safe|fine)|(bin|sind|ist|geht es|gehts) (mir |uns |ihr |ihm |ihnen |gerade |jetzt |wieder |alle |beide |in )*(sicher|sicherheit|ok|okay|gut|besser)|alles (gut|ok|okay|in ordnung))\b/u,
  ],
  [
    'moves-on',
    /\b(something else|change the subject|another (topic|subject)|back to (my|the|our)|(can|could) we talk about|lets talk about|anderes thema|etwas anderes|was anderes|zuruck zu)\b/u,
  ],
  [
    'no',
    /^(no|nope|nah|not really|not at all|never|nothing like that|i (am|do) not|im not|i dont|nein|nee|ne|nicht wirklich|gar nicht|keineswegs|auf keinen fall)\b/u,
  ],
  [
    'yes',
    /^(yes|yeah|yep|yup|ya|sure|of course|i (am|do)|i think so|sometimes|maybe|ja|jep|jo|klar|naturlich|schon|manchmal|vielleicht)\b/u,
  ],
];

/** Reads the answer to a question about safety. A longer message without one of the cues is unclear. */
export function readSafetyAnswer(text: string): SafetyAnswer {
  const plain = plainly(text);
  return cues.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'unclear';
}

/** Longer messages are about something else. In words. */
const mostBeside = 7;
const besideCues: readonly ['not-safe' | 'misunderstood' | 'safe', RegExp][] = [
  [
    'not-safe',
    /\b(not|isnt|arent|dont feel|do not feel|never) (\p{L}+ )?safe\b|\bunsafe\b|\bin (danger|gefahr)\b|\bnicht (\p{L}+ )?in sicherheit\b|\b(fuhle? mich|fuhlen uns) nicht (\p{L}+ )?sicher\b/u,
  ],
  [
    'misunderstood',
    /\b(jok(e|ing)|kidding|misunderst\p{L}*|didnt mean (it|that)|figure of speech|ein (witz|scherz)|nicht ernst|missverst\p{L}*|(nicht so|so nicht) gemeint|redewendung)\b/u,
  ],
  [
    'safe',
    /\b(im|i am|were|we are|everyone is|everybody is) (all |perfectly |totally |quite |very )*safe\b|\b(in sicherheit|(ich bin|wir sind|alle sind) (\p{L}+ )?sicher)$/u,
  ],
];

/**
 * Reads the reply to a question about safety that was asked beside an answer: "no" and "fine" reply to the coach's
 * answer there, and only words about safety or a misunderstanding reply to this question.
 */
export function answersBeside(text: string): 'not-safe' | 'misunderstood' | 'safe' | undefined {
  const plain = plainly(text);
  if (plain.split(' ').length > mostBeside) return undefined;
  return besideCues.find(([, pattern]) => pattern.test(plain))?.[0];
}

const plainly = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
