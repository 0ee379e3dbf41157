/** Facts the person stated about their case, as written, newest first and without duplicates. */
export interface Slots {
  /** The name of the person to talk to. */
  spokenTo: string | undefined;
  names: readonly string[];
  /** People by their relation to the person: `boss`, `Schwester`. */
  roles: readonly string[];
  /** The role mentioned first, which is whom the conversation is about. */
  firstRole: string | undefined;
  /** Sums of money, shares and large numbers; not those that somebody else asks for or offers. */
  sums: readonly string[];
  /** The sums that are not what the person earns or pays now. */
  wanted: readonly string[];
  /** Sums and durations. */
  figures: readonly string[];
  days: readonly string[];
  /** The days by which something is to be done; not when a conversation takes place. */
  deadlines: readonly string[];
  /** The days from which something holds: `ab März`. */
  beginnings: readonly string[];
}

export const englishRoles =
  'boss|manager|supervisor|team lead|lead|director|ceo|hr|landlord|landlady|neighbou?rs?|flatmate|roommate|client|customer|colleague|co-?worker|employee|intern|team|panel|interviewer|recruiter|mum|mom|mother|dad|father|parents|son|daughter|kids?|teenager|children|brother|sister|wife|husband|boyfriend|girlfriend|partner|ex|friend|best friend|uncle|aunt|cousin|gran|grandma|grandad|mother-in-law|father-in-law|in-laws|teacher|doctor|bank|builder|plumber|supplier';
export const germanRoles =
  'Chefin|Chef|Vorgesetzten?|Teamleiterin|Teamleiter|Vermieterin|Vermieter|Nachbarn?|Nachbarin|Mitbewohnerin|Mitbewohner|Kundin|Kunden?|Kollegin|Kollegen?|Mitarbeiterin|Mitarbeiter|Team|Mutter|Mama|Vater|Papa|Eltern|Sohn|Tochter|Kinder|Kind|Bruder|Schwester|Frau|Mann|Freundin|Freund|Partnerin|Partner|Onkel|Tante|Oma|Opa|Schwiegermutter|Schwiegervater|Schwiegereltern|Lehrerin|Lehrer|Ärztin|Arzt|Bank';
const roles = new RegExp(
  `\\b(?:[Mm]y|[Oo]ur|[Tt]he) (?:new |old |elder |older |younger |little |big )?(${englishRoles})\\b|\\b(?:[Mm]ein|[Uu]nser)(?:e[mnrs]?)? (${germanRoles})\\b`,
  'g',
);

/** People with whom one agrees on a price; each stands for a matter of its own. */
const traders =
  'seller|buyer|dealer|garage|insurance|vendor|supplier|landlord|landlady|client|customer|bank|builder|plumber|Verkäuferin|Verkäufer|Käuferin|Käufer|Händlerin|Händler|Lieferantin|Lieferanten|Lieferant|Werkstatt|Versicherung|Vermieterin|Vermieter|Kundin|Kunden?|Bank|Handwerkerin|Handwerker';
const parties = new RegExp(
  `\\b(?:[Mm]y|[Oo]ur|[Tt]he|[Mm]ein|[Uu]nser|[Dd]er|[Dd]ie|[Dd]em)(?:e[mnrs]?)? (${traders}|${englishRoles}|${germanRoles})\\b`,
  'g',
);
const isTrader = new RegExp(`^(?:${traders})$`, 'i');

const dayNames =
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag';
const months =
  'january|february|march|april|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember';
const days = new RegExp(
  `\\b(?:(?:next |this |on |by |am |bis |nächsten |diesen )?(?:${dayNames})|tomorrow(?: morning| evening)?|tonight|today|next (?:week|month)|(?:in|by) (?:${months})|morgen(?: früh| abend)?|heute(?: abend)?|übermorgen|nächste[nr]? (?:Woche|Monat)|(?:im|bis|ab) (?:${months}))\\b`,
  'gi',
);
const sums =
  /(?:[£€$]\s?\d[\d.,]*\d?k?|\b\d[\d.,]*\d?\s?(?:k|grand|thousand|euros?|pounds|quid|dollars|bucks|percent|Tausend|Prozent)\b|\b\d[\d.,]*\s?[%€£$]|\b\d{1,3}[.,]\d{3}\b|\b(?!(?:19|20)\d\d\b)\d{4,6}\b|(?<=\b(?:i want|i['’]d want|want|make it|asking for|ask for|ich will|ich möchte|ich möchte auf|auf|to) )\d{2,3}(?= *(?:$|[.,;!?]|they\b|but\b|and\b|an hour))\b)/giu;
const lengths =
  /\b\d+(?:[.,]\d+)?\s(?:minutes?|hours?|days?|weeks?|months?|years?|Minuten?|Stunden?|Tagen?|Tage?|Wochen?|Monaten?|Monate?|Jahren?|Jahre?)\b/gi;

/** “her husband Craig”, “seine Frau Ute”: somebody who belongs to another person, who is rarely the one to talk to. */
const ofAnother = String.raw`(?<!\b(?:her|his|their|[Ss]ein(?:e[mnrs]?)?|[Ii]hr(?:e[mnrs]?)?) )`;
/**
 * A name right after a role, as in `my boss Petra`, or after Frau and Herr, unless she is a wife. This is the person to
 * talk to.
 */
const paired = new RegExp(
  `(?<!\\b(?:[Mm]eine[rn]?|[Dd]eine[rn]?|[Ss]eine[rn]?|[Ii]hre[rn]?) )\\b((?:Frau|Herrn?) \\p{Lu}\\p{Ll}{2,})\\b|${ofAnother}\\b(?:${englishRoles}|${germanRoles}),? (?!(?:und|and|am|im|in|on|is|ist|hat|has)\\b)(\\p{Lu}\\p{Ll}{2,})\\b`,
  'gu',
);
const introduced =
  /\b(?:name is|name’s|name's|is called|called|[Cc]ontact is|hei(?:ß|ss)t|namens) (\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}{2,})?)\b/gu;
/** With a title, as in `Mr Pruitt` or `Dr. Okafor`. */
const titled = /\b((?:Mr|Mrs|Ms|Miss|Dr|Professor|Prof)\.? \p{Lu}[\p{L}’'-]+)/gu;
/** Beside a role, as in `the hairdresser (Jenny)`. */
const inBrackets = /\b\p{L}{3,} \((\p{Lu}\p{Ll}{2,})\)/gu;
/** The same in small letters; `meine frau hat` names nobody. */
const titledSmall =
  /(?<!\b(?:mein|dein|sein|ihr|unser|die|eine)(?:e[nrms]?)? )\b((?:frau|herrn?) (?!(?:ist|hat|war|will|sagt|und|kann|soll|muss|meint|mit|von|die|der|das|nicht|auch)\b)\p{Ll}{3,})\b/gu;
/** A sentence that names somebody, as in `Marcus, 31, first time lead` or `Gudrun. We’ve been friends since school`. */
const named = /(?:^|[.!?…]\s+)(\p{Lu}\p{Ll}{2,})(?:\.(?=\s|$)|, (?:\d\d\b|an? |my |our |the |mein|unser|die |der ))/gu;
const spokenTo =
  /\b(?:[Tt]ell(?:ing)?|[Aa]sk(?:ing)?|[Ww]ith|[Tt]ext(?:ing)?|[Cc]all(?:ing)?|[Rr]ing(?:ing)?|[Ii]nvit(?:e|ing)|[Rr]emind(?:ing)?|[Ee]mail(?:ing)?|[Ff]ir(?:e|ing)|[Ss]ack(?:ing)?|[Cc]onfront(?:ing)?|[Mm]eet(?:ing)?|[Tt]hank(?:ing)?|[Mm]it|[Ff]rag(?:e|en)?|[Bb]itte) (\p{Lu}\p{Ll}{2,})\b(?!’s|'s)/gu;
/** A name with an action, as in `Tomas earns`. A company or town rarely owes, says or wants something. */
const acting =
  /(?<!\b(?:at|for|from|of|in|near|via) )\b(\p{Lu}\p{Ll}{2,}) (?:says|said|told|asked|owes|earns|wants|thinks|keeps|never|always|hates|loves|shouts|interrupts|borrowed|promised|refuses|doesn['’]t|won['’]t|sagt|meint|will|schuldet|möchte|findet)\b/gu;

const isGermanNoun =
  /(?:ung|heit|keit|schaft|tion|tät|(?<!^(?:Den|Denn|Jan|Ado))nis|ieren)$|^(?:Bescheid|Urlaub|Geld|Angst|Hilfe|Zeit|Feedback|Mail|Gehalt|Kritik|Recht|Grenzen|Ärger|Stress|Druck|Nein|Ja|Probleme?|Sorgen|Streit|Termin|Arbeit|Projekte?|Überstunden|Homeoffice|Schulden|Miete|Weihnachten|Ostern|Geschenke?|Morgen|Heute|Gespräch|Chaos|Schluss|Vorwürfe|Fragen|Antwort|Platz|Raum|Respekt|Vertrauen|Unrecht|Schuld|Vorwurf|Leid|Mut|Trost|Rat|Lob|Blumen|Essen|Pausen?|Unterlagen|Schlüssel|Auto|Haus|Daten|Bücher|Werkzeug)$/;
const isNoName =
  /^(I|Ok|Client|Clients|Customer|Boss|Neighbour|Neighbor|Landlord|Colleague|Friend|Sister|Brother|Mother|Father|Roommate|Flatmate|Kunde|Kundin|Vermieter|Nachbar|Kollege|Kollegin|Freund|Freundin|Bruder|Schwester|Mutter|Vater|Hr|Cv|Tv|English|German|French|Spanish|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|God|Mum|Mom|Dad|Frau|Herr|Europe|London|Berlin|She|They|That|This|What|Who|How|When|Where|Why|Everyone|Everybody|Someone|Somebody|Nobody|Work|People|And|But|Not|You|Company|One|No|Yes|Just|Maybe|Then|Here|There|Good|Back|Next|Last|Dear|Sie|Ich|Wer|Man|Niemand|Jemand|Chef|Chefin|Mama|Papa|Kommen|Gehen|Machen|Reden|Bleiben|Zahlen|Helfen|Streiten|Sagen|Fragen|Warten)$/;

/** Words before a sum that is already paid or earned: `I earn`, `I’m on`. */
const alreadySo =
  /\b(?:earn(?:s|ing)?|mak(?:e|es|ing)|paid|(?<!\b(?:my|the|more) )pays?|gets|getting|(?:i['’]?m|i am|currently|now) (?:on|at)|worth|sales of|revenue of|saved|budget of|brought in|verdien\w*|bekomm\w*|krieg\w*|zahl\w*|liege bei|wert|umsatz von|gespart|(?:bin|sind)\b[^.,;!?\d]{0,30}\bauf)\b[^.,;!?\d£€$]{0,20}$/iu;

/** “I only want to pay 7,500”: not what is paid now. */
const wouldPay =
  /\b(?:to|would|could|can|will|won['’]t|can['’]t|['’]ll|['’]d) (?:only |just |not )?(?:pay|make|get)\b[^.,;!?\d£€$]{0,20}$/iu;

/** Words before a sum that somebody else names: `the seller asks`, `my boss offered me`, `mein Vermieter will`. */
const theirs = [
  /\b(?:(?:my|our|the) (?:(?!\bi\b)[\p{L} ]){2,25}|he|she|they) (?:is |are |has |have |just |only |now )*(?:ask(?:s|ed|ing)?|want(?:s|ed)?|offer(?:s|ed|ing)?|demand(?:s|ed|ing)?|propos(?:es|ed|ing)|raises|raising|increases|increasing|charg(?:es|ed|ing)) (?:(?!\b(?:i|my)\b)[^.,;!?\d£€$]){0,40}$/iu,
  /\b(?:(?:mein|unser|der|die|das)\p{Ll}* \p{L}+|er|sie) (?:will|wollen|möchte|verlangt|verlangen|verlangte|fordert|fordern|forderte|bietet|bieten|bot|erhöht) (?:(?!\b(?:ich|mein\p{Ll}*)\b)[^.,;!?\d£€$]){0,40}$/iu,
];
/** “I want my salary increased to”: the person's own wish, whoever is to grant it. */
const ownWish =
  /\b(?:i(?:['’]d| would)? (?:want|wanted|like|love|need)|can i (?:get|have)|ich (?:will|möchte|hätte gern|brauche|wünsche))\b[^.;!?]*$/iu;
const isOfOthers = (before: string) => theirs.some((words) => words.test(before)) && !ownWish.test(before);
const isSoAlready = (before: string) => alreadySo.test(before) && !wouldPay.test(before);

/** The coach is greeted by name, and nobody else is spoken to so. */
const greeting =
  /^\s*(?:[Hh](?:allo|i|ey|ello)|[Dd]ear|[Gg]uten (?:Tag|Morgen|Abend)|[Gg]rüezi|[Gg]rüß Gott|[Ss]ervus|[Mm]oin|[Ss]ehr geehrter?|[Ll]ieber?|[Gg]ood (?:morning|afternoon|evening))(?: (?:Frau|Herr|Mr\.?|Mrs\.?|Ms\.?|Dr\.?))* \p{Lu}\p{Ll}+[,.!]?\s/u;

/** Reads the facts from the person's messages. @param told their messages, oldest first */
export function slotsOf(told: readonly string[]): Slots {
  const said = told.map((text) => text.replace(greeting, '')).toReversed();
  const ofThisMatter = said.slice(0, said.length - beginningOfMatter(told));
  const all = (patterns: readonly RegExp[], texts = said) => [
    ...new Set(
      patterns.flatMap((pattern) =>
        texts.flatMap((one) => [...one.matchAll(pattern)].map((found) => found[1] ?? found[2] ?? found[0])),
      ),
    ),
  ];
  const isName = (name: string) => !isNoName.test(name) && !isGermanNoun.test(name);
  const small = all([titledSmall]).map(capitalised);
  const direct = [...all([titled]), ...small, ...all([paired, introduced, spokenTo, named, inBrackets])].filter(isName);
  const others = all([acting]).filter(isName);
  const found = all([roles]);
  const bare = (figure: string) => figure.replace(/[.,]$/, '');
  const before = (tests: (text: string) => boolean) =>
    new Set(
      ofThisMatter.flatMap((one) =>
        [...one.matchAll(sums)].filter(({ index }) => tests(one.slice(0, index))).map(([found]) => bare(found)),
      ),
    );
  const ofOthers = before(isOfOthers);
  const are = before(isSoAlready);
  const amounts = all([sums], ofThisMatter)
    .map(bare)
    .filter((amount) => !ofOthers.has(amount));
  return {
    spokenTo: direct[0] ?? (found.length === 0 ? others[0] : undefined),
    names: [...new Set([...direct, ...others])],
    roles: found,
    firstRole: told.flatMap((one) =>
      [...one.matchAll(roles)].flatMap(({ 0: whole, 1: english, 2: german, index }) =>
        hasDied.test(one.slice(index + whole.length)) ? [] : (english ?? german ?? []),
      ),
    )[0],
    sums: amounts,
    wanted: amounts.filter((amount) => !are.has(amount)),
    figures: [...amounts, ...all([lengths], ofThisMatter)],
    days: all([days]).map(inMidSentence),
    deadlines: unique(ofThisMatter.flatMap((text) => daysAfter(text, byThen)).map(inMidSentence)),
    beginnings: unique(ofThisMatter.flatMap((text) => daysAfter(text, byThen, fromThen)).map(inMidSentence)),
  };
}

/**
 * Returns the index of the message with which the matter at hand begins: the last one that brings somebody who was not
 * mentioned before, and a figure that the person wants from them or talks about with a trader. “My colleague earns
 * 65,000” begins nothing.
 */
function beginningOfMatter(told: readonly string[]): number {
  const known = new Set<string>();
  let begins = 0;
  for (const [at, text] of told.entries()) {
    const found = [...text.matchAll(parties)].map(([, one]) => one!.toLowerCase());
    const isOther = found.length > 0 && found.every((one) => !known.has(one));
    const before = [...text.matchAll(sums)].map(({ index }) => text.slice(0, index));
    const isWanted = before.some((words) => !isOfOthers(words) && !isSoAlready(words));
    if (at > 0 && isOther && (isWanted || (before.length > 0 && found.some((one) => isTrader.test(one))))) begins = at;
    for (const one of found) known.add(one);
  }
  return begins;
}

const byThen =
  /(?:\b(?:by|before|until|till|bis|vor|spätestens)(?: the| zum| am| this| next| diesen| nächsten)? |^(?:by|bis) )$/i;
const fromThen = /(?:\b(?:from|ab|starting)(?: the| dem)? |^(?:ab|from|in|im) )$/i;

/**
 * Returns the days in a text that follow one of these prepositions: `by Friday` is a deadline, and `on Friday` or
 * `tomorrow` is when they talk. A day that is the whole text answers the question for one.
 */
function daysAfter(text: string, ...prepositions: readonly RegExp[]): string[] {
  const found = [...text.matchAll(days)];
  const [whole] = found;
  if (whole && text.replace(/[\s.!]+$/, '').length === whole[0].length) return [whole[0]];
  return found.flatMap(({ 0: day, index }) => {
    const [own = ''] = /^(?:by|bis|ab|in|im|on|am|this|next|diesen|nächsten) /i.exec(day) ?? [];
    const before = `${text.slice(0, index)}${own}`;
    return prepositions.some((one) => one.test(before) || (own !== '' && one.test(own))) ? day : [];
  });
}

const unique = (texts: readonly string[]) => [...new Set(texts)];

const capitalised = (words: string) => words.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase());

const hasDied =
  /^(?:['’]s)? (?:has |had |just )*(?:died|passed|is dead|was dying|death|funeral|gestorben|starb|ist (?:\p{L}+ )*gestorben)/u;

/** `Today` may begin a sentence; lowers it for use within another. */
const inMidSentence = (day: string) =>
  /^(?:Today|Tonight|Tomorrow|Next|This|On|By|In|Morgen|Heute|Übermorgen|Bis|Am|Im|Ab)\b/.test(day)
    ? day.charAt(0).toLowerCase() + day.slice(1)
    : day;

const family =
  /^(mum|mom|mother|dad|father|parents|son|daughter|kids?|teenager|children|brother|sister|wife|husband|boyfriend|girlfriend|partner|ex|friend|best friend|uncle|aunt|cousin|gran|grandma|grandad|flatmate|roommate|mutter|mama|vater|papa|eltern|sohn|tochter|kinder|kind|bruder|schwester|frau|mann|freundin|freund|partnerin|onkel|tante|oma|opa|schwiegermutter|schwiegervater|schwiegereltern|mitbewohnerin|mitbewohner|kolleg(?:in|en?))$/i;

/** Whether a German sentence uses `du`: to family, friends and colleagues, and to people called by their first name. */
export function isFamiliar({ spokenTo: name, roles: [role] }: Slots): boolean {
  if (name !== undefined) return !/^(Frau|Herrn?) /.test(name);
  return role !== undefined && family.test(role);
}

/**
 * Returns how the other person is addressed: a name or `Mum`; undefined if only a role is known.
 * @param isFormal a relative is not meant
 */
export function addressOf({ spokenTo: name, firstRole }: Slots, isFormal = false): string | undefined {
  if (name !== undefined) return name.replace(/^Herrn /, 'Herr ');
  const isParent =
    !isFormal && firstRole !== undefined && /^(mum|mom|dad|gran|grandma|grandad|mama|papa|oma|opa)$/i.test(firstRole);
  const parent = isParent ? firstRole : undefined;
  return parent && parent.charAt(0).toUpperCase() + parent.slice(1);
}
