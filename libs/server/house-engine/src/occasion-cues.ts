/** The kind of a message, determined before its subject. `matter`: something to work on. */
export type Occasion =
  | 'gibberish'
  | 'orders'
  | 'insult'
  | 'about-itself'
  | 'greeting'
  | 'thanks'
  | 'goodbye'
  | 'dont-know'
  | 'already-said'
  | 'yes'
  | 'no'
  | 'grief'
  | 'anger'
  | 'german'
  | 'matter';

export interface Cue {
  occasion: Occasion;
  patterns: readonly RegExp[];
  /** In words. A courtesy counts only in a short message: "hi, how do I open a talk" is a matter. */
  upTo?: number;
}

const insulting =
  '(stupid|dumb|useless|idiot|idiotic|moron|crap|garbage|trash|pathetic|worthless|an? (idiot|moron|joke|fool)|dumm|nutzlos|bescheuert|scheisse)';

/** The first match counts. Texts come without apostrophes and accents, in lower case. */
export const cues: readonly Cue[] = [
  {
    occasion: 'insult',
    patterns: [
      new RegExp(
        `\\b(you|youre|your advice|this bot|this thing|du|sie)( are| is|re| bist| sind)?( a| an| so| such a| just| really| fucking| total| completely| echt| so| total)* ${insulting}\\b`,
      ),
      /\b(fuck|screw) you\b|\b(fuck|piss) off\b|^(just |oh )?shut up\b/,
      /\bi hate you\b/,
      /\b(halt die klappe|fick dich|verpiss dich|du arschloch|du idiot)\b/,
    ],
    upTo: 14,
  },
  {
    occasion: 'about-itself',
    patterns: [
      /\bare you (a |an |really |actually |even )*(real|human|ai|bot|robot|person|machine|program|computer|chatbot|alive|chatgpt|gpt|language model)\b/,
      /\b(am i|are we) (talking|speaking|chatting) (to|with) (a|an) (real |actual )?(human|person|robot|bot|machine|computer|ai)\b/,
      /\b(who|what) are you\b(?! (wearing|doing|going|saying|on about))/,
      /\bwho (made|built|wrote|programmed|created) you\b/,
      /\bdo you (have feelings|exist|remember me|sleep|dream)\b/,
      /\bbist du (ein |eine |echt|wirklich )*(mensch|echt|ki|bot|roboter|maschine|programm|computer|person)?\b(?=.*(mensch|echt|ki|bot|roboter|maschine|programm|computer|person))/,
      /\bsind sie (ein |eine |wirklich )*(mensch|echt|ki|bot|roboter|maschine|programm|person)\b/,
      /\bwer (bist du|sind sie)\b/,
    ],
  },
  {
    occasion: 'greeting',
    patterns: [
      /^(hi|hello|hey|hiya|howdy|good (morning|afternoon|evening|day)|greetings|yo|hallo|hi|hey|guten (tag|morgen|abend)|servus|moin|gruss gott|gruezi|na(?! (gut|ja|klar|schon|denn)\b))\b/,
      /^(how are you|how is it going|hows it going|whats up|wie gehts|wie geht es)/,
    ],
    upTo: 5,
  },
  {
    occasion: 'goodbye',
    patterns: [
      /\b(?<!(say|said|saying|wave|waved) )(bye|goodbye|good bye|see you|see ya|good night|goodnight|(?<!\b(?:big|hard|the|a|this|that|my|our|difficult|serious|important|next) )talk (to you )?(later|soon|tomorrow)|gotta go|i have to go|ive got to go|until next time|take care|cheerio)\b/,
      /^(?:(?:ok|okay|right|alright|thanks|cheers|well|now) )*night(?: night)?$/,
      /\b(tschuss|tschuess|auf wiedersehen|bis (bald|morgen|dann|spater)|gute nacht|ciao|ich muss los)\b/,
    ],
    upTo: 9,
  },
  {
    occasion: 'thanks',
    patterns: [
      /\b(thanks|thank you|thank u|thx|ty|ta$|cheers|much appreciated|that helps|that helped|thats helpful|very helpful)\b/,
      /\b(danke|dankeschon|vielen dank|das hilft(?! (mir )?(so |auch |gar |uberhaupt )?(nicht|nichts|kein))|hat geholfen)\b/,
    ],
    upTo: 9,
  },
  {
    occasion: 'already-said',
    patterns: [
      /\byou (have |ve |just |already )*(said|told me|asked( me)?)( me)? (that|this|it)( already| before| twice| once)\b/,
      /\byou(ve| have)? already (said|told|asked|gave)\b/,
      /\b(stop|quit) repeating\b|\byou (keep|are|re) (on )?(saying|repeating|asking)( me)? (the same|that|this|yourself|it)\b|\byoure repeating\b/,
      /^(the )?same (thing|question|answer)( again| as before)?$/,
      /\bdas (hast du|haben sie) (doch |mir )?(schon|bereits) (mal |einmal )?(gesagt|gefragt)\b|\bdu wiederholst dich\b/,
    ],
    upTo: 14,
  },
  {
    occasion: 'yes',
    patterns: [
      /^(yes|yeah|yep|yup|sure|ok|okay|right|exactly|true|agreed|fine|absolutely|definitely|of course|correct|thats (it|right)|indeed|mhm|mm|uh huh|ja|genau|stimmt|klar|jawohl|gut)( (yes|yeah|please|sure|ok|okay|true|right|i do|i did|i am|it is|it does|thats it|genau|klar|gut|thats right|bitte))*$/,
    ],
    upTo: 4,
  },
  {
    occasion: 'no',
    patterns: [
      /^(no|nope|nah|not really|never|not yet|no way|nein|nee|(no |nein )(its )?(something else|etwas anderes)|noch nicht|nicht wirklich|nie)( (no|never|not yet|not really|sorry|i dont|i didnt|i havent|it isnt|thanks|nein|danke))*$/,
    ],
    upTo: 4,
  },
  {
    occasion: 'dont-know',
    patterns: [
      /^(well |um |uh |hmm |honestly |sorry )*(i (really |just |honestly |still )?(dont|do not) (really |even )?know|dont know|dunno|idk|no idea|not sure|im not sure|i am not sure|i have no idea|ive no idea|no clue|i havent a clue|hard to say|cant say|pass|nothing comes to mind|nothing|who knows|i cant think of (anything|one)|i wouldnt know|beats me|youve lost me there|no i dont know|dont know that either|i dont know that either)( yet| really| honestly| sorry| anymore| to be honest| at all| either| again| still| i dont| maybe)*$/,
      /^(ich |das )?(weiss (ich |es )?(gerade |auch |einfach |noch )?nicht|keine ahnung|weiss nicht|bin (mir )?nicht sicher|schwer zu sagen)( genau| wirklich)?$/,
    ],
  },
  {
    occasion: 'grief',
    patterns: [
      /\b(?<!(nearly|almost|i|we|it|just|conversation|date|talk|chat|phone|laptop|battery|computer|tablet|system|till|server|screen|printer|mic|microphone|speaker|projector|car|engine|connection|internet|wifi|line|call|room|joke|app|machine) )(died(?! (of|from|with) (embarrassment|shame|boredom|laughter|laughing)|( a little)? (on stage|on me|on air|laughing))|passed away|passed on|has died|lost my (mum|mom|mother|dad|father|husband|wife|partner|son|daughter|brother|sister|child|baby|friend|dog|cat|grandm\w+|grandf\w+|gran|nan))\b(?!.*\b(on stage|battery|phone|laptop)\b)/,
      /\b(funeral|grieving|grief|bereave\w*|miscarriage|heartbroken|mourning)\b/,
      /\b(gestorben|verstorben|beerdigung|trauer|trauere|fehlgeburt)\b/,
    ],
  },
  {
    occasion: 'anger',
    patterns: [
      /\b(i am|im|i was|so|really|makes me|made me|getting|bloody|absolutely) (so |really |very |fucking |bloody |absolutely )*(angry|furious|livid|pissed off|fuming|mad at|raging|outraged|seething)\b/,
      /\b(i hate (my|him|her|them|this|that|it when)|sick and tired of|had it with)\b/,
      /\b(ich bin (so |echt |total )*(wutend|sauer|stinksauer)|ich hasse|kotzt mich an|macht mich (so )?wutend)\b/,
    ],
  },
];
