import { looksGerman } from './words.ts';

/**
 * Words of someone who may want to die or to hurt themselves, or who fears it for another.
 * It is meant to hear too much rather than too little: an answer with help lines does no harm to one who only quoted a song.
 */
const english = [
  /\bsuicid/,
  /\b(kill|hurt|harm|cut|cutt|burn|hang|shoot|drown|starve|starv)(ing)? (myself|himself|herself|themselves|themself)\b/,
  /\b(end|ending|take|taking) (my|his|her|their) (own )?life\b/,
  /\bend(ing)? it all\b/,
  /\b(want|wanted|wanting|ready|wish(ed)?|going|need) (to|i could|i would) (die|be dead|disappear forever|not exist)\b/,
  /\bwanna die\b/,
  /\bwish (that )?i (was|were) (dead|never born)\b/,
  /\b(do not|dont|no longer) (want|wanna) (to )?(live|be alive|exist|wake up|be here any ?more)\b/,
  /\bnot want(ing)? to (live|be alive|exist|wake up)\b/,
  /\b(no|any) (reason|point) (to|in) (live|living|go on|going on|being alive)\b/,
  /\b(cannot|cant) go on( living| any ?more| like this)?\b(?! (stage|holiday|vacation|about))/,
  /\bbetter off (dead|without me)\b/,
  /\bself[ -]?(harm|injur)/,
  /\b(kms|unalive)\b/,
  /\bnot worth living\b/,
  /\b(nobody|no one|noone) would (even )?(miss me|notice if i (was|were) gone|care if i (died|was dead|were dead))\b/,
  /\b(rather|better) be dead\b/,
  /\boverdos(e|ed|ing)\b/,
  /\b(jump|jumping|throw myself|step) (off|from|in front of) (a|the|my) (bridge|roof|building|balcony|train|bus|platform)\b/,
  /\b(swallow|swallowed|take|taking|took) (all )?(the|my|these) (pills|tablets)( at once)?\b(?! (for|as prescribed))/,
  /\b(want|wanted) (it all|everything) to (stop|end|be over)\b/,
  /\blife (isnt|is not) worth\b/,
  /\b(thinking|think|thoughts) (about|of) (dying|killing myself|my own death)\b/,
  /\b(do not|dont) want to be here any ?more\b/,
];

const german = [
  /\b(suizid|selbstmord|selbsttotung|selbstverletz)/,
  /\bsuizidal/,
  /\b(mich|sich|dich) (selbst )?(umbringen|umzubringen|toten|zu toten|verletzen|zu verletzen|erhangen|erschie(ss|ß)en)\b/,
  /\b(bringe?|totete?|verletze|ritze|schneide) (ich )?(mich|sich)( selbst)?( um)?\b/,
  /\bmich (wieder |selbst |immer )?(ritze|ritzen|schneide)\b/,
  /\b(mir|sich) (das|mein|sein|ihr) leben (zu )?nehmen\b/,
  /\b(das )?leben (zu )?beenden\b/,
  /\b(will|mochte|wollte|konnte|kann) (einfach |nur |nur noch |gerade )?(nicht mehr (leben|da sein|aufwachen)|sterben|tot sein)\b/,
  /\bnicht mehr (leben|aufwachen|weiterleben)\b/,
  /\bware (am liebsten |lieber )?tot\b/,
  /\bohne mich besser dran\b/,
  /\b(keinen sinn|sinnlos) (mehr )?(zu leben|weiterzuleben)\b/,
  /\bniemand wurde mich vermissen\b/,
  /\b(von der brucke|vom dach|aus dem fenster|vor den zug|vor einen zug) (springen|werfen)\b/,
  /\bmir (selbst )?(et)?was anzutun\b|\bmir (selbst )?(et)?was antun\b/,
  /\b(uberdosis|lebensmude)\b/,
];

/**
 * Figures of speech and accidents: not heard, whatever else is in the message still is. Each names all that makes it
 * harmless: "end it all on my birthday" is no figure, and care for somebody who is well does no harm.
 */
const figures = [
  /\b(shoot|shot|shooting) (myself|himself|herself) in the foot\b/g,
  /\bkill(ed|ing)? (myself|himself|herself|themselves) (laughing|trying|working|with work)\b/g,
  /\bkill(ed|ing)? (myself|himself|herself|themselves) (over|to (finish|get|make|meet|please)) (a|an|the|this|that|my|our|their) (deadline|report|work|job|exam|project|presentation|paper|slides?|speech|target|quota|numbers?|boss|client|train|grade)\b/g,
  /\b(cut|cutting|burn|burning|burnt|burned|hurt) (myself|himself|herself) (again )?(on (the|a|my) (pan|oven|stove|pot|hob|knife|grater|tray|tin|kettle)|chopping|slicing|peeling|cooking|shaving|while (cooking|chopping|slicing))\b/g,
  /\b(burnt|burned) (myself|himself|herself) (again )?with (the )?(hot )?(oil|fat|steam)\b/g,
  /\b(hurt|cut) myself (in the gym|at the gym|running|playing|skiing|lifting|training|short|off|some slack|loose)\b/g,
  /\bhang(ing)? myself up\b/g,
  /\b(die|dead|dying) (of|from|with) (embarrassment|shame|boredom|laughter|laughing|curiosity|heat|hunger)\b/g,
  /\b(career|political|social|professional|commercial|financial) suicide\b|\bsuicide (squad|mission|burns)\b/g,
  /\bend(ing)? it all on an? (high|higher|good|better|positive|funny|strong|light|lighter|happy|warm) note\b/g,
  /\bend(ing)? it all with an? (joke|laugh|question|story|quote|toast|summary|punchline)\b/g,
  /\btak(e|ing) (my|their|his|her) life (in|into|to) ((a|an|the) )?(whole )?(new|another|different|better|next|right) (direction|level|place|chapter|course|path|stage)\b/g,
  /\btak(e|ing) (my|their|his|her) life (in|into) (my|their|his|her) own hands\b/g,
  /\b\d+ ?kms\b|\bkms (run|away|from|an hour|per)\b/g,
  /\bbringe? (ich )?mich um (den schlaf|kopf und kragen|alles|die chance)\b/g,
  /\b(schneide|verletze) (ich )?mich (beim (kochen|schneiden|rasieren|backen|putzen|sport|training|laufen)|in den finger|am (brot)?messer|am (herd|ofen|blech|papier)|an der (dose|pfanne|reibe|herdplatte|tur|kante))\b/g,
];

/** The language in which somebody speaks of suicide or self-harm; nothing where nobody does. */
export function hearCrisis(text: string): 'en' | 'de' | undefined {
  const plain = figures.reduce((words, figure) => words.replace(figure, ' '), plainWords(text));
  if (german.some((pattern) => pattern.test(plain))) return looksEnglish(plain, text) ? 'en' : 'de';
  return english.some((pattern) => pattern.test(plain)) ? 'en' : undefined;
}

/** `suizid` is one word in both: what stands around it decides. */
function looksEnglish(plain: string, text: string): boolean {
  return !looksGerman(text) && english.some((pattern) => pattern.test(plain));
}

/** Lower case, no accents, no apostrophes, single spaces: `Can’t` → `cant`, `töten` and `toeten` → `toten`. */
function plainWords(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘ʼ'´`]/g, '')
    .replace(/\btoeten\b/g, 'toten')
    .replace(/\bmoechte\b/g, 'mochte')
    .replace(/\bwaere\b/g, 'ware')
    .replace(/\s+/g, ' ');
}

interface CrisisWords {
  openings: readonly string[];
  danger: string;
  lines: readonly string[];
  closing: string;
}

/**
 * Help lines as their organisations publish them: 988 Suicide & Crisis Lifeline, Samaritans, TelefonSeelsorge,
 * and findahelpline.com for everywhere else.
 */
const words: Record<'en' | 'de', CrisisWords> = {
  en: {
    openings: [
      'I’m glad you said that out loud. It matters more than anything else we could work on, and it’s more than a computer program should answer alone.',
      'Thank you for telling me. You shouldn’t have to carry this on your own, and I’m a computer program, so please let a person in on it now.',
      'I hear how heavy this is. Everything else can wait. A person who listens for a living is better company for this than I am.',
    ],
    danger: 'If you or somebody else is in danger right now, call 911 in the US, or 112 in Europe, the UK and Ireland.',
    lines: [
      'US: call or text **988**, the Suicide & Crisis Lifeline, day and night',
      'UK and Ireland: **116 123**, Samaritans, free, day and night',
      'Germany: **0800 111 0 111**, TelefonSeelsorge, free, day and night',
      'Anywhere else: [findahelpline.com](https://findahelpline.com)',
    ],
    closing: 'Who could be with you, or on the phone with you, in the next few minutes?',
  },
  de: {
    openings: [
      'Gut, dass Sie das aussprechen. Es ist wichtiger als alles andere hier, und mehr, als ein Computerprogramm allein beantworten sollte.',
      'Danke, dass Sie mir das sagen. Damit sollten Sie nicht allein sein, und ich bin ein Computerprogramm: Bitte holen Sie jetzt einen Menschen dazu.',
      'Ich höre, wie schwer das ist. Alles andere kann warten. Ein Mensch, der zuhört, ist jetzt die bessere Gesellschaft als ich.',
    ],
    danger: 'Wenn Sie oder jemand anderes gerade in Gefahr sind, rufen Sie 112 an (in den USA 911).',
    lines: [
      'Deutschland: **0800 111 0 111**, TelefonSeelsorge, kostenlos, rund um die Uhr',
      'Großbritannien und Irland: **116 123**, Samaritans, kostenlos, rund um die Uhr',
      'USA: **988** anrufen oder anschreiben, Suicide & Crisis Lifeline, rund um die Uhr',
      'Überall sonst: [findahelpline.com](https://findahelpline.com)',
    ],
    closing: 'Wer könnte in den nächsten Minuten bei Ihnen sein, oder mit Ihnen am Telefon?',
  },
};

/** What is answered to a crisis, in its language. The help lines are always all there; only the opening varies. */
export function crisisWords(language: 'en' | 'de'): CrisisWords {
  return words[language];
}
