import { isGeneralisedBlame } from './generalised-blame.ts';

/**
 * Sentences that put pressure or blame on the listener in any context. The phrases by which speech acts are detected
 * ("you have to", "you never") are just as often kind, and a false reproach costs more than a missed one.
 */
export type CostlyKind = 'pushed' | 'blamed';

const anyOf = (...patterns: readonly string[]) => new RegExp(`(?<!\\p{L})(?:${patterns.join('|')})(?!\\p{L})`, 'iu');

const costly: Record<CostlyKind, readonly RegExp[]> = {
  pushed: [
    anyOf(
      'no excuses',
      'end of story',
      'nothing (?:more )?to (?:discuss|talk about)(?: here)?, (?:just )?do',
      "i (?:don't|do not|couldn't) care (?:how|what|why) you",
      'either you (?:sign|accept|agree|do|deliver|pay|fix|finish|commit).* or',
      'i want (?:an answer|a yes|a decision) (?:right )?now',
      "(?:decide|answer|sign|agree) (?:right )?now, (?:i'm not|i am not|or)",
      'stop (?:arguing|discussing|complaining|whining) and',
      "i'?ll (?:just )?find (?:somebody|someone) (?:who|else)",
      'do it my way or',
      'there will be consequences',
      "you'd better have",
      "don't make me",
      'you have (?:got )?to (?:decide|sign|answer|agree) (?:right )?now',
      'just (?:do|sign) (?:it|what i|as i)(?! .*(?:yourself|like))',
      "or you(?:'re| are) (?:out|fired|off)",
    ),
    anyOf(
      'keine ausreden',
      'mir (?:ist|ist es) (?:doch )?(?:ganz )?egal, wie (?:du|sie|ihr) (?:das|es)',
      'entweder (?:du|sie|ihr) (?:unterschreib|liefer|mach|zahl|akzeptier|erledig)\\p{L}*.* oder',
      'nichts (?:mehr )?zu (?:besprechen|diskutieren)',
      'jetzt sofort entscheiden',
      '(?:suche|nehme|hole) ich mir (?:jemand|wen|einen) ander\\p{L}*',
      'hat das folgen für (?:dich|sie|euch)',
      'ich will (?:jetzt|sofort) eine (?:antwort|zusage|entscheidung)',
      'hör(?:t|en sie)? auf zu (?:diskutieren|jammern|meckern)',
      'sonst (?:rede|gehe|spreche) ich (?:mit|zu) (?:deinem|deiner|ihrem|ihrer|eurem) (?:chef|vorgesetzten)\\p{L}*',
      '(?:jetzt )?sag(?:en sie)? endlich',
      'durcharbeite(?:st|n|t), punkt',
      '(?:mach|bleib|gilt|will|nehm|komm)\\p{L}* (?:[\\p{L}]+ ){0,5}[\\p{L}]+, punkt(?=[.!]?$)',
    ),
  ],
  blamed: [
    anyOf(
      "(?:is|was|it's|that's|all) (?:all |entirely |completely )?your (?:own )?fault",
      'because of you,? (?:we|i) (?:lost|missed|have lost|had to|are late|failed)',
      "you (?:have |'ve )?(?:messed|screwed) (?:it |this |that |everything |the .{1,30} )?up",
      "you(?:'ve| have)? (?:messed|screwed) up",
      "you(?:'ve| have)? (?:ruined|wrecked|botched) (?:it|this|that|the|our|my|everything)",
      'it was you who (?:approved|broke|signed|wanted|insisted|forgot|decided|promised)',
      "that(?:'s| is) on you",
      "you(?:'ve| have)? let (?:us|me|the (?:whole )?team|everybody|everyone) down",
      'you never (?:told|warned|informed|asked|answered|listen(?: to)?)(?: us| me|[.!]|$)',
      'you (?:people|lot)(?: in \\p{L}+)? (?:never|always)',
      "you (?:clearly|obviously) (?:didn't|did not|haven't|don't|do not)",
      'you should have (?:checked|tested|told|asked|warned|read|known|prepared|called|noticed)',
      'if you had (?:only )?(?:done your|read the|listened|checked|prepared)',
      '(?:is|was) a disgrace',
      'you always (?:forget|interrupt|come with this|come too late|miss|blame|do this)',
      "you(?:'re| are) always (?:late|unprepared)",
      'you (?:really |just |simply )*(?:need to|have to|must|should) (?:try|work) (?:much |a lot )?harder',
      "(?:that|this|it)(?:'s| is)(?: all)? (?:just|only|merely) an excuse",
      'you (?:\\p{L}+ ){0,4}(?:new|another|different) excuse',
      'from you is (?:just |only |always )?excuses',
      "you(?:'ve| have)? (?:missed|forgot(?:ten)?) (?:(?!(?:and|but|so|nothing)(?!\\p{L}))\\p{L}+ ){1,4}again",
      "you(?:'re| are) not even trying",
      "you (?:just |simply )?(?:don't|do not) (?:make (?:an|any|the) effort|even try)",
      '(?:always|constantly) have to clean up after you',
      'you (?:only ever|only|just) think (?:of|about) yourself',
      "(?:can't|cannot) (?:rely|count|depend) on you(?=[.!,]| for anything| at all)",
      '(?:i|we) (?:really |honestly |had )?expected (?:more|better) (?:from|of) you',
      "that(?:'s| is| was) your (?:own )?mistake",
      'you always (?:put|push) (?:it|this|everything) on (?:the )?(?:others|everybody|everyone|me|us)',
      'you broke (?:it|this|that)(?! (?:down|up|into))',
      'pull yourself together',
    ),
    anyOf(
      '(?:ist|war) (?:doch |ja |ganz |klar |allein |alles |nur |eindeutig |wieder |einfach )*(?:deine|eure) schuld',
      '(?:ist|war) (?:ganz allein |allein |alles )?ihre schuld, (?:herr|frau|und das wissen sie)',
      '(?:wegen (?:dir|euch|ihnen)|deinetwegen|euretwegen) (?:haben wir|habe ich|sind wir|mussten wir|stehen wir) .*(?:verloren|verpasst|zu spät|verschieben|absagen|dumm da|ärger|blamiert)',
      '(?:hast|haben sie|sie haben|habt) (?:.{1,40} )?(?:vermasselt|verbockt|versaut|verpatzt)',
      '(?:hast|haben sie|habt ihr) (?:mich|uns|das (?:ganze )?team|alle) im stich gelassen',
      '(?:du hast|sie haben|ihr habt) (?:uns|mir) (?:das )?nie (?:gesagt|erzählt|gewarnt|informiert)',
      '(?:du hörst|sie hören|ihr hört) (?:ja |mir |uns )?(?:ja |nie |einfach )?nie zu',
      'offensichtlich (?:gar )?nicht (?:mal |einmal )?(?:gelesen|geprüft|zugehört|vorbereitet)',
      'hätte(?:st du|n sie) (?:das )?(?:vorher |früher )?(?:prüfen|merken|sagen|testen|wissen) müssen',
      'das hätte(?:st du|n sie) (?:vorher |früher )?(?:prüfen|merken|sagen|testen|wissen) müssen',
      'hätte(?:st du|n sie) (?:deine|ihre) arbeit gemacht',
      'eine (?:frechheit|zumutung|schande)',
      'immer (?:kommst du|kommen sie) (?:damit )?(?:in letzter minute|zu spät)',
      '(?:immer|ständig|dauernd) (?:bist du|sind sie|seid ihr) (?:zu spät|unpünktlich|unvorbereitet)',
      '(?:du bist|sie sind|ihr seid) (?:immer|ständig|dauernd|schon wieder) (?:zu spät|unpünktlich|unvorbereitet)',
      '(?:du hast|sie haben|ihr habt) schon wieder (?:\\p{L}+ ){0,3}(?:verpasst|vergessen|versäumt|nichts|nicht|keine?n?)',
      '(?:du musst dich|sie müssen sich|ihr müsst euch) (?:(?!nicht )\\p{L}+ ){0,2}mehr (?:anstrengen|mühe geben)',
      'streng(?:t|en sie)? (?:dich|euch|sich) (?:\\p{L}+ ){0,2}mehr an',
      '(?:dir|sich|euch) (?:doch |ja |einfach |überhaupt |gar )*keine mühe',
      '(?:ist|sind) (?:doch |ja |alles |wieder |mal |nur |bloß )*(?:eine )?ausreden?',
      '(?:du|sie|ihr) (?:\\p{L}+ ){0,5}(?:andere|neue)n? ausreden?',
      'das (?:liegt|lag) (?:doch |ja |nur |allein )+an (?:dir|ihnen|euch)',
      '(?:immer|ständig|dauernd) muss ich (?:(?:dir|ihnen|euch) (?:alles|hinterher)|(?:deine|eure) (?:fehler|arbeit))\\p{L}*',
      '(?:du denkst|sie denken|ihr denkt) (?:immer )?nur an (?:dich|sich|euch)',
      'auf (?:dich|euch) (?:kann (?:man|ich|ja|sich) (?:\\p{L}+ ){0,3}nicht verlassen|ist (?:\\p{L}+ )?kein verlass)',
      'von (?:dir|ihnen|euch) (?:habe|hatte|hätte) ich (?:\\p{L}+ ){0,2}mehr erwartet',
      '(?:mal wieder|wieder|so) typisch (?:für )?(?:du|dich|ihr|euch|sie)',
      '(?:schiebst|schieben|schiebt) (?:immer )?(?:alles|die schuld) auf (?:die )?andere[nr]?',
      '(?:ist|war) (?:doch |allein |ganz allein )?(?:dein|euer) (?:eigener )?fehler',
      '(?:du bist|sie sind|ihr seid) (?:ganz |allein |selbst |daran )*schuld',
      '(?:du bist|sie sind|ihr seid) (?:einfach |wirklich |überhaupt |so )*(?:nicht zuverlässig|unzuverlässig)',
      '(?:du nimmst|sie nehmen|ihr nehmt) (?:\\p{L}+ ){0,4}nicht ernst',
      'reiß(?:t|en sie)? (?:dich|euch|sich) (?:\\p{L}+ ){0,3}zusammen',
    ),
  ],
};

/** In the middle of a sentence, “Ihre” with a capital addresses the listener, and “ihre” speaks of somebody else. */
const addressedFormally =
  /(?<!\p{L})(?:ist|war) (?:doch |ja |ganz |klar |allein |alles |nur |eindeutig |wieder |einfach )*(?:Ihre|Ihr) (?:eigene[rs]? )?(?:Schuld|Fehler|Versäumnis)(?!\p{L})/u;

/** Questions that reproach: they ask for nothing. */
const reproachingQuestion = anyOf(
  'how could you be so',
  'what (?:on earth |the hell )?were you thinking(?=[?.!])',
  'how (?:many times|often) do (?:i|we) have to (?:tell|remind|ask) you',
  'why (?:are|were) you (?:always |so )?(?:late|unprepared)',
  '(?:warum|wieso|weshalb) (?:bist du|sind sie|seid ihr|hast du|haben sie|habt ihr|kommst du|kommen sie) (?:\\p{L}+ ){0,3}?schon wieder',
  'was (?:hast du dir|haben sie sich|habt ihr euch) (?:dabei|da) (?:eigentlich|nur|bloß) gedacht',
  'wie oft (?:muss|soll) ich (?:dir|ihnen|euch) (?:das )?(?:noch|eigentlich)',
  '(?:kannst du|können sie|könnt ihr) nicht (?:wenigstens )?einmal (?:pünktlich|rechtzeitig|zuhören|aufpassen|mitdenken)',
  'wie (?:konntest du|konnten sie|konntet ihr) (?:nur|bloß)',
);

/** The sentence quotes another person or is meant kindly. */
const softened = anyOf(
  'said|says|told me|asked me|he|she|they(?= (?:said|told))|never mind|congratulations|thank you|thanks|kind|great|no rush|imagine|suppose|not (?:saying|that you)',
  '(?<!\\bihr )sagt|sagte|stell(?:en sie sich|t euch| dir)? vor|meint(?:e)?|danke|glückwunsch|toll|gut(?:e|en)?|großartig|gewonnen|helfe',
);

/** The sentence denies the reproach, or makes it to nobody. */
const denied = anyOf("nobody|isn't|is not|not your|wasn't", 'niemand|nicht (?:deine|ihre|eure)');

/** Returns the kind of a costly sentence, judged by its words alone, in English and German; undefined for most. */
export function costlyKind(sentence: string): CostlyKind | undefined {
  const words = sentence.replace(/[’`´]/g, "'").replace(/\s+/g, ' ').slice(0, 600);
  if (softened.test(words)) return undefined;
  if (denied.test(words)) return !/\?\s*$/.test(words) && isGeneralisedBlame(words) ? 'blamed' : undefined;
  if (reproachingQuestion.test(words)) return 'blamed';
  if (/\?\s*$/.test(words)) return undefined;
  if (addressedFormally.test(words)) return 'blamed';
  const kind = (['blamed', 'pushed'] as const).find((one) => costly[one].some((pattern) => pattern.test(words)));
  return kind ?? (isGeneralisedBlame(words) ? 'blamed' : undefined);
}
