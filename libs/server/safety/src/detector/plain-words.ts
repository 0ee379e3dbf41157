import type { DangerKind } from './classifier.ts';
import type { Danger } from './danger.ts';

type Pattern = readonly [tier: Danger['tier'], kind: DangerKind, pattern: RegExp];

/** Statements so explicit that no training is needed: each pattern was checked against all harmless phrasings. */
const english: readonly Pattern[] = [
  [
    'threat',
    'violence',
    /\bi (am (going to|gonna)|m (going to|gonna)|will|plan to|am planning to) (stab|poison) (my (boss|manager|husband|wife|ex|neighbou?r|brother|sister|father|mother|dad|mum|mom|flatmate|colleague|teacher|boyfriend|girlfriend|partner)|him|her|them)\b(?! in the (back|front|play|film|game|story)| if | with (questions?|kindness))/,
  ],
  [
    'emergency',
    'self_harm',
    /\bi (want|wanna|really want|just want|need|am going|am gonna|have decided|decided|plan|am planning|im going|im gonna|im planning|will|might|could)( to)? ((?<!(will|might|could) )die|kill myself|end my life|end it all|take my (own )?life|commit suicide|be dead|hang myself|shoot myself|drown myself|overdose|off myself|hurt myself|harm myself|cut myself)\b(?! (of|from|laughing|laugh|if|for|when|inside|in (a|an|another|my own|the)|into|to (a|the)|on the|on my|here on|slack|some slack|off|short|a (slice|piece)|out of|in the foot|working|trying|over|to (meet|finish|get)|chopping|cooking|shaving|with the (knife|razor) (in|while)|again (on|with|shaving)|every time i (shave|cook|chop)))/,
  ],
  [
    'emergency',
    'self_harm',
    /\bi (dont|do not|no longer) want to (live|be alive|exist|be here)( any ?more| any longer)?\b(?! (in|with|at|on|here|there|near|like|next|alone|together|abroad|far|off|forever|past|that|under|without|this (conference|party|meeting|call|lecture)|i mean (at|in)|want(ing)? (a|to) (transfer|change)|i want to change))/,
  ],
  [
    'emergency',
    'self_harm',
    /(?<!\bnot )\b(killing myself|ending my life|end my life|ending it all tonight|suicidal|taking my own life)\b(?! (over|to (meet|finish|get)|trying|laughing|with work|in the gym|for|training|prevention|thoughts? (module|chapter|course|in the (book|novel|film))|callers|timeline|people|characters?|squad|patients?))/,
  ],
  [
    'emergency',
    'self_harm',
    /\bi (took|have taken|ve taken|just took|swallowed|have swallowed|ve swallowed|just swallowed) (all|too many|a load of|a lot of|a handful of|the whole (pack|box|bottle) of|the rest of) (the |my |her |his )?(pills|tablets|sleeping pills|meds|paracetamol|painkillers|antidepressants)\b/,
  ],
  // A dose is one or two, rarely four.
  [
    'emergency',
    'self_harm',
    /\bi (just )?(ve |have )?(just )?(took|taken|swallowed) (about |around |like |maybe |over |more than )?(([1-9]\d|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|a hundred|dozens of)( or so)?) (\p{L}+ )?(pills|tablets|paracetamols?|ibuprofens?|aspirins?|sleeping pills|painkillers|antidepressants|valium|xanax|capsules|tramadol|panadol|tylenol)\b/u,
  ],
  [
    'emergency',
    'self_harm',
    /\bi (have |ve )?(been |started |keep |kept )?(cutting|burning) (myself )?again\b(?! (on|with the oven|the grass|sugar|costs|carbs|meat|hours))/,
  ],
  [
    'emergency',
    'self_harm',
    /\bi (keep|have been|ve been) (cutting|hurting|burning) myself\b(?! (shaving|chopping|cooking|on))/,
  ],
  [
    'emergency',
    'other_person',
    /\b(my|our|a) (best |little |older |younger |big |teenage )?(friend|mate|son|daughter|brother|sister|mum|mom|dad|mother|father|wife|husband|girlfriend|boyfriend|partner|colleague|pupil|student|flatmate|cousin|nephew|niece|kid|child)s? (\p{L}+ ){0,4}(wants? to (die(?! (his|her|their) hair)|kill (him|her|them)sel\p{L}+|end (it all|(his|her|their) life))|(is|feels) suicidal|tried to kill (him|her|them)sel\p{L}+|is going to kill (him|her|them)sel\p{L}+|took an overdose)\b/u,
  ],
  [
    'emergency',
    'violence',
    /\b(my )?(husband|boyfriend|partner|wife|girlfriend|ex|he|she) (\p{L}+ ){0,2}(hits|beats|punches|kicks|chokes|slapped|punched|choked|strangled|raped|rapes) me\b(?! (then|under the table|with a pillow|a lob|and gloats|up for|in (bjj|judo|sparring)|at \p{L}+|with (a|the) (question|bill|deadline|news|facts|numbers)|to it|every (game|match)|in (the|a) (game|match|final|race|sprint)|by \d))/u,
  ],
  [
    'worried',
    'violence',
    /\b(dont|do not|never|no longer|not) feel safe ((being )?(alone )?(with|around|near) (him|her|them|my (husband|wife|partner|boyfriend|girlfriend|ex|dad|father|stepdad|stepfather|mum|mom|mother|brother|son))|at home|in my own (home|house))\b(?! (driving|at the wheel|behind the wheel|on the|as my|holding|doing|during|with (the|that|those|these|our)))/,
  ],
  [
    'worried',
    'violence',
    /\b(scared|afraid|frightened|terrified) (of being|to be) (left )?alone with (him|her|my (husband|wife|partner|boyfriend|girlfriend|ex|dad|father|stepdad|stepfather|brother|son))\b/,
  ],
  [
    'worried',
    'self_harm',
    /\b(everyone|everybody|they|my (kids|children|family|wife|husband|parents|friends)|people|the world) (would|will|d) be (so much |much |far )?(better|happier) off without me\b(?! (on|in|at|as|for the (project|match|game)))/,
  ],
  [
    'worried',
    'self_harm',
    /\b(nobody|no one|noone) would (even )?(miss me(?! if i)|notice if i (was|were|am) gone|care if i (died|was dead|were dead|was gone))\b(?! (at|on|in) (the )?(meeting|call|office|stand ?up|party))/,
  ],
  [
    'worried',
    'self_harm',
    /\bi wish i (was|were) (dead|never born|not alive)\b|\bi wish i (had never been born|wouldnt wake up|would not wake up|didnt wake up)\b/,
  ],
  [
    'worried',
    'self_harm',
    /\b(dont|do not) (really )?(see|have) (any|a|the) (point|reason) (in|to|for) (living|live|life|being alive|go on living)\b/,
  ],
];

const german: readonly Pattern[] = [
  [
    'threat',
    'violence',
    /\bich (werde|will) (mein(e|en|er|em)? (chef\p{L}*|mann|frau|ex|nachbar\p{L}*|bruder|schwester|vater|mutter|kolleg\p{L}*|lehrer\p{L}*|freund\p{L}*)|ihn|sie) (\p{L}+ ){0,2}(erstechen|vergiften|abstechen)\b(?! (wenn|im (spiel|film|krimi)))/u,
  ],
  [
    'emergency',
    'self_harm',
    /\b(habe?|hab ich) (\p{L}+ ){0,3}((alle|zu viele|die ganze (packung|schachtel) (mit )?|eine handvoll|[1-9]\d|zehn|zwolf|funfzehn|zwanzig|dreissig|vierzig|funfzig|sechzig|hundert) )(\p{L}+ ){0,2}(tabletten|pillen|schlaftabletten|schmerztabletten|paracetamol|ibuprofen|ibus|aspirin|kapseln) (\p{L}+ )?(genommen|geschluckt|intus)\b/u,
  ],
  [
    'emergency',
    'self_harm',
    /\b(ich )?(will|mochte|werde|muss|konnte) (?!nicht )((?!nicht|tod|nur|einfach nur im)\p{L}+ ){0,4}((?<!tod )sterben|mich umbringen|mich toten|mir das leben nehmen|selbstmord begehen|mein leben beenden|mich erhangen|mich erschiessen|mir was antun|mir etwas antun|tot sein|nicht mehr leben|nicht mehr aufwachen|mich ritzen|mich verletzen)\b(?! (vor (scham|lachen|neid|hunger|langeweile|angst)|wenn|fur))/u,
  ],
  [
    'emergency',
    'self_harm',
    /\b(ich )?(bringe?|bring) (ich )?mich (\p{L}+ ){0,3}um\b(?! (den|die|das|kopf|alles|jeden|mein|meinen|meine))/u,
  ],
  ['emergency', 'self_harm', /\b(begehe?|begeh) (ich )?(selbstmord|suizid)\b/],
  [
    'emergency',
    'self_harm',
    /\bich (ritze?|verletze|schneide) mich\b(?! (beim|immer beim|dauernd beim|standig beim|am (brot|blech|papier|herd|ofen|messer)|an (der|dem)|in den finger|mit dem (brot|kuchen)\p{L}*|gern|oft beim|selbst beim))/u,
  ],
  [
    'emergency',
    'self_harm',
    /\bich (hab|habe) (\p{L}+ ){0,3}(zu viele|alle|eine ganze packung|eine packung) (\p{L}+ )?(tabletten|pillen|schlaftabletten|schmerztabletten) (genommen|geschluckt|eingeworfen)\b/u,
  ],
  [
    'emergency',
    'self_harm',
    /\bich (bin suizidal|habe suizidgedanken|hab suizidgedanken|denke an (selbstmord|suizid)|will (\p{L}+ )?nicht mehr da sein)\b/u,
  ],
  [
    'emergency',
    'other_person',
    /\b(mein|meine|unser|unsere) (\p{L}+ )?(freund|freundin|kumpel|sohn|tochter|bruder|schwester|mutter|mama|vater|papa|mann|frau|partner|partnerin|kollege|kollegin|schuler|schulerin|cousin|cousine|nichte|neffe) (\p{L}+ ){0,5}(sich umbringen|sich das leben nehmen|sterben will|nicht mehr leben|will sterben|sich etwas antun|sich was antun|ritzt sich|suizidal)\b/u,
  ],
  [
    'emergency',
    'violence',
    /\b(mein mann|mein freund|mein partner|meine frau|meine freundin|mein ex|er|sie) (schlagt|wurgt|verprugelt|vergewaltigt|tritt) mich\b(?! (\p{L}+ )?(unterm tisch|unter dem tisch|nachts|im|beim|in (schach|tennis)|vor|vorschlag|immer im|jedes mal im|um langen|haushoch))/u,
  ],
  [
    'emergency',
    'violence',
    /\b(hat|haben) mich (\p{L}+ ){0,3}(?<!(sparring|bjj|judo|boxen|schach|tennis) (\p{L}+ )?)(gewurgt|verprugelt|vergewaltigt|zusammengeschlagen)\b(?! (im|beim|bis ich abgeklopft))/u,
  ],
  [
    'worried',
    'violence',
    /\bfuhle? (ich )?mich (\p{L}+ )?(nicht|nie)( mehr)? sicher (bei|mit|neben) (ihm|ihr|ihnen|mein(em|er) (mann|freund|partner|vater|stiefvater|bruder|sohn|ex\p{L}*|frau|freundin|mutter))\b|\bfuhle? (ich )?mich (zu ?hause|daheim) (nicht|nie)( mehr)? sicher\b|\bangst (davor )?(mit (ihm|ihr) )?alleine? (mit (ihm|ihr|mein(em|er) (mann|freund|partner|vater|stiefvater|bruder|sohn|ex\p{L}*|frau|freundin|mutter)) )?zu sein\b(?<=(ihm|ihr|mann|freund|partner|vater|bruder|sohn|frau|freundin|mutter) (alleine? )?zu sein)/u,
  ],
  [
    'worried',
    'self_harm',
    /\bohne mich (ware?n?|sind|geht es|ging es|hatten|ware) (sie|alle|die|meine|es|ihr|ihnen|allen) (\p{L}+ ){0,2}(besser|besser dran|gluck\p{L}*)\b(?! (im|in der|als|gewesen|gelaufen|unfair))/u,
  ],
  [
    'worried',
    'self_harm',
    /\b(niemand|keiner|kein mensch) (wurde|wird|wurd) (mich|mir) (\p{L}+ )?(vermissen|nachweinen)\b|\b(ware|wunschte ich ware) (am liebsten |lieber )?(tot|nie geboren)\b/u,
  ],
];

/** Returns the danger that a text states explicitly. */
export function plainlySaid(text: string): Danger | undefined {
  const plain = ` ${plainOf(text)} `;
  for (const [patterns, language] of [
    [german, 'de'],
    [english, 'en'],
  ] as const) {
    const found = patterns.filter(([, , pattern]) => pattern.test(plain));
    const [gravest] = found.toSorted(([one], [other]) => one.localeCompare(other));
    if (gravest) return { tier: gravest[0], kind: gravest[1], language };
  }
  return undefined;
}

/** Returns lower case without accents and punctuation: `Can’t` becomes `cant`, `töten` and `toeten` become `toten`. */
function plainOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’‘ʼ´`]/g, '')
    .replace(/ß/g, 'ss')
    .replace(/\b(\p{L}*)(oe|ue|ae)(?=\p{L})/gu, (word, before: string, pair: string) =>
      /toet|moecht|wuerd|waer|haett|koenn|wuerg|schlaeg|verpruegel/.test(word) ? `${before}${pair.charAt(0)}` : word,
    )
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
