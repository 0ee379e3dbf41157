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
      "you (?:clearly|obviously) (?:didn't|did not|haven't)",
      'you should have (?:checked|tested|told|asked|warned|read|known|prepared|called|noticed)',
      'if you had (?:only )?(?:done your|read the|listened|checked|prepared)',
      '(?:is|was) a disgrace',
      'you always (?:forget|interrupt|come with this|come too late|miss|blame|do this)',
      "you(?:'re| are) always (?:late|unprepared)",
      'how could you be so',
    ),
    anyOf(
      '(?:ist|war) (?:ganz allein |allein |alles )?(?:deine|eure) schuld',
      '(?:ist|war) (?:ganz allein |allein |alles )?ihre schuld, (?:herr|frau|und das wissen sie)',
      'wegen (?:dir|euch|ihnen) (?:haben wir|habe ich|sind wir|mussten wir) .*(?:verloren|verpasst|zu spät|verschieben|absagen)',
      '(?:hast|haben sie|habt ihr) (?:.{1,40} )?(?:vermasselt|verbockt|versaut|verpatzt)',
      'haben sie (?:verbockt|vermasselt)',
      '(?:hast|haben sie|habt ihr) (?:mich|uns|das (?:ganze )?team|alle) im stich gelassen',
      '(?:du hast|sie haben|ihr habt) (?:uns|mir) (?:das )?nie (?:gesagt|erzählt|gewarnt|informiert)',
      '(?:du hörst|sie hören|ihr hört) (?:ja |mir |uns )?(?:ja |nie |einfach )?nie zu',
      'offensichtlich (?:gar )?nicht (?:mal |einmal )?(?:gelesen|geprüft|zugehört|vorbereitet)',
      'hätte(?:st du|n sie) (?:das )?(?:vorher |früher )?(?:prüfen|merken|sagen|testen|wissen) müssen',
      'das hätte(?:st du|n sie) (?:vorher |früher )?(?:prüfen|merken|sagen|testen|wissen) müssen',
      'hätte(?:st du|n sie) (?:deine|ihre) arbeit gemacht',
      'eine (?:frechheit|zumutung|schande)',
      'immer (?:kommst du|kommen sie) (?:damit )?(?:in letzter minute|zu spät)',
    ),
  ],
};

/** The sentence quotes another person, denies the reproach, or is meant kindly. */
const softened = anyOf(
  "said|says|told me|asked me|he|she|they(?= (?:said|told))|nobody|isn't|is not|not your|wasn't|never mind|congratulations|thank you|thanks|kind|great|no rush",
  'sagt(?:e)?|meint(?:e)?|niemand|nicht (?:deine|ihre|eure)|danke|glückwunsch|toll|gut(?:e|en)?|großartig|gewonnen|helfe',
);

/** Returns the kind of a costly sentence, judged by its words alone, in English and German; undefined for most. */
export function costlyKind(sentence: string): CostlyKind | undefined {
  const words = sentence.replace(/[’`´]/g, "'").replace(/\s+/g, ' ').slice(0, 600);
  if (softened.test(words) || (/\?\s*$/.test(words) && !/^how could you be so|^wie konnte/i.test(words)))
    return undefined;
  return (['blamed', 'pushed'] as const).find((kind) => costly[kind].some((pattern) => pattern.test(words)));
}
