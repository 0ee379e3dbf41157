import { costlyKind } from './costly-words.ts';

/** An adverb in the middle of an English accusation, with the fillers around it. */
const englishAccusation =
  /^(?:[^,]{0,20}, )?you(?: just| really| simply)? (?<how>always|constantly|never)(?: just| really| even| bother to| once)? (?<what>[a-z]+ .+)$/iu;
const englishState = /^(?:[^,]{0,20}, )?you(?:'re| are) (?:always|constantly) (?<what>(?:late|unprepared)\b.*)$/iu;
/** Forms that do not follow "that you": the past, and what is done to nothing in particular. */
const notBase = /^(?:\p{L}+ed|left|forgot|came|went|made|took|told|did|said|find|have|had|were|was|ever|on)(?!\p{L})/iu;
/** More than one statement: ", and nobody knows", "and we clean up", but not "what you and I agreed on". */
const more =
  /, (?:and|so|but|or) |; |(?<!(?<!\p{L})you) (?:and|so|but) (?:i|we|he|she|they|it|it's|that|nothing)(?!\p{L})/iu;

/** What the listener always or never does, said as a wish with an open question. */
function inEnglish(words: string): string | undefined {
  const state = englishState.exec(words)?.groups?.['what'];
  if (state) return `It matters to me that you aren’t ${state}. What would help?`;
  const { how, what } = englishAccusation.exec(words)?.groups ?? {};
  if (!how || !what || notBase.test(what) || more.test(what)) return undefined;
  if (how.toLowerCase() !== 'never') return `It matters to me that you don’t ${what}. What would help?`;
  const positive = what
    .replace(/ (?:for|about) anything$/iu, '')
    .replace(/\bany(?=body|one|thing|where)/giu, 'some')
    .replace(/\bany\b/giu, 'some');
  return `It matters to me that you ${positive}. What would help?`;
}

/** Capital letters count: in "Ihr Bericht ist immer …" the noun is no verb. */
const generaliser = '(?:immer|ständig|dauernd|andauernd|permanent|jedes Mal|nie|niemals)';
const generaliserFirst = '(?:[Ii]mmer|[Ss]tändig|[Dd]auernd|[Aa]ndauernd|[Pp]ermanent|[Jj]edes Mal|[Nn]ie|[Nn]iemals)';
const listener = '(?:[Dd]u|[Ii]hr|Sie)';
const soft = '(?:(?:einfach|doch|ja|eigentlich|wirklich|auch|nur) )*';
/** "Du lässt die Tests immer liegen": subject, verb, the rest. */
const subjectFirst = new RegExp(
  `^(?<who>${listener}) (?<verb>\\p{Ll}+) (?<before>(?:(?!${generaliser}(?!\\p{L}))[\\p{L}\\d]+ )*?)${soft}(?<how>${generaliser})(?: mal)?(?: ${soft}(?<after>.+?))?$`,
  'u',
);
/** "Nie sagst du Bescheid": the adverb, verb, subject, the rest. */
const adverbFirst = new RegExp(
  `^(?<how>${generaliserFirst}) (?<verb>\\p{Ll}+) (?<who>${listener})(?: (?<after>.+?))?$`,
  'u',
);
const separable =
  /^(?:ab|an|auf|aus|ein|mit|nach|vor|weg|zu|zurück|rein|raus|rum|hin|her|los|dazwischen|herum|hinein|bei|um)$/u;
/** Auxiliaries and modal verbs begin another construction. */
const notMain =
  /^(?:hast|habt|haben|hatte\p{L}*|wirst|werdet|werden|würde\p{L}*|musst|müss\p{L}*|kannst|könn\p{L}*|willst|woll\p{L}*|sollst|soll\p{L}*|darfst|dürf\p{L}*|warst|wart|waren)$/u;
const placed = /(?<=^|\s)(?:auf|in|bis|an|zu|mit|von|vor|über|bei|für|ins|zum|zur|im|am|erst)(?=\s)/u;
const them: Record<string, string> = { du: 'dir', ihr: 'euch', sie: 'Ihnen' };

/** A German sentence has its verb second; after "dass" the verb comes last: "dass du die Tests … liegen lässt". */
function inGerman(words: string): string | undefined {
  const [clause = '', ...others] = words.split(/,\s+/u);
  const dependent = others.join(', ');
  if (others.length > 0 && !/^(?:was|wie|wann|wenn|ob|dass)(?!\p{L})/u.test(dependent)) return undefined;
  const {
    who,
    verb,
    how,
    before = '',
    after = '',
  } = (subjectFirst.exec(clause) ?? adverbFirst.exec(clause))?.groups ?? {};
  if (!who || !verb || !how || notMain.test(verb) || /(?:^|\s)und(?:\s|$)/u.test(clause)) return undefined;
  const rest = /^nie/iu.test(how) ? [before, after] : withNot(before, after);
  const parts = rest.join(' ').split(/\s+/u).filter(Boolean);
  const last = parts.at(-1) ?? '';
  const ending = separable.test(last) && parts.length > 0 ? `${parts.pop()}${verb}` : verb;
  const subject = who === 'Sie' ? who : who.toLowerCase();
  const wish = [subject, ...parts, ending].join(' ');
  return `Mir ist wichtig, dass ${wish}${dependent === '' ? '' : `, ${dependent}`}. Was würde ${them[who.toLowerCase()]} dabei helfen?`;
}

const pronouns = /^(?:(?:mir|mich|dir|dich|uns|euch|sich|ihm|ihr|ihnen)(?:\s+|$))*/iu;
/** What is known comes before "nicht": "die Meinung nicht ändern". */
const known = /^(?:den|die|das|dem|der|meine?\p{L}*|deine?\p{L}*|eure?\p{L}*|ihre?\p{L}*|unsere?\p{L}*)\s/iu;

/** Puts "nicht" where the adverb was, but after pronouns, and before the first preposition. */
function withNot(before: string, after: string): [string, string] {
  const others = pronouns.exec(after)?.[0] ?? '';
  const rest = after.slice(others.length).replace(/^nur$/u, '');
  const at = known.test(rest)
    ? (placed.exec(rest)?.index ?? withoutPrefix(rest))
    : before === ''
      ? placed.exec(rest)?.index
      : 0;
  const here = /^alles(?!\p{L})/iu.test(rest) ? 0 : (at ?? 0);
  return [`${before} ${others}`, `${rest.slice(0, here)} nicht ${rest.slice(here)}`];
}

/** Where the separable prefix of the verb begins; otherwise the end. */
function withoutPrefix(rest: string): number {
  const last = rest.split(/\s+/u).at(-1) ?? '';
  return separable.test(last) ? rest.length - last.length : rest.length;
}

/** In words. A longer line has more in it than one accusation. */
const longest = 18;

/**
 * Makes a better line from a generalised accusation, in its own words: a wish instead of "always" or "never", and an
 * open question. Returns undefined where the rules cannot make one.
 */
export function betterLine(quote: string): string | undefined {
  const words = accusationIn(quote);
  if (words.split(' ').length > longest || /[.!?…:"“”„]/u.test(words) || costlyKind(quote) !== 'blamed')
    return undefined;
  const line = inEnglish(words) ?? inGerman(words);
  return line === undefined || costlyKind(line) !== undefined ? undefined : line.replaceAll("'", '’');
}

const hesitation = /(?<!\p{L})(?:um+|uh+|erm?|äh+m?|hm+)(?!\p{L}),?\s*/giu;
/** "Miriam, du …", "Ja, aber nie …" */
const address =
  /^(?:\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?|yes|ja|look|well|honestly|nein|no),\s+(?:(?:aber|but) )?(?=(?:you|du|ihr|sie|nie|immer|ständig|dauernd)(?!\p{L}))/iu;
/** What follows from it: ", and then it's our problem", "und dann stehe ich da" */
const consequence =
  /(?:, (?:and|so|but|und|aber|oder) (?:then|dann|it's|we|i|that|nothing|wir|ich|das|es|nichts)|,? (?:and then|und dann))(?!\p{L}).*$/iu;

const accusationIn = (quote: string): string =>
  quote
    .replace(/[’`´]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(hesitation, '')
    .replace(address, '')
    .replace(consequence, '')
    .replace(/[\s.,!]+$/u, '');
