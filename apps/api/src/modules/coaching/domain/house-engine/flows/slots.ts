import type { HouseQuestion } from '../question.ts';

/** What a person told of their case, as they wrote it, newest first and each once. */
export interface Slots {
  /** Names. */
  names: readonly string[];
  /** People by what they are to the person: `boss`, `Schwester`. */
  roles: readonly string[];
  figures: readonly string[];
  days: readonly string[];
}

const englishRoles =
  'boss|manager|supervisor|team lead|lead|director|ceo|hr|landlord|landlady|neighbou?rs?|flatmate|roommate|client|customer|colleague|co-?worker|employee|intern|team|panel|interviewer|recruiter|mum|mom|mother|dad|father|parents|son|daughter|kids?|teenager|children|brother|sister|wife|husband|boyfriend|girlfriend|partner|ex|friend|best friend|uncle|aunt|cousin|gran|grandma|grandad|mother-in-law|father-in-law|in-laws|teacher|doctor|bank|builder|plumber|supplier';
const germanRoles =
  'Chefin|Chef|Vorgesetzten?|Teamleiterin|Teamleiter|Vermieterin|Vermieter|Nachbarn?|Nachbarin|Mitbewohnerin|Mitbewohner|Kundin|Kunden?|Kollegin|Kollegen?|Mitarbeiterin|Mitarbeiter|Team|Mutter|Mama|Vater|Papa|Eltern|Sohn|Tochter|Kinder|Kind|Bruder|Schwester|Frau|Mann|Freundin|Freund|Partnerin|Partner|Onkel|Tante|Oma|Opa|Schwiegermutter|Schwiegervater|Schwiegereltern|Lehrerin|Lehrer|Ärztin|Arzt|Bank';
const roles = new RegExp(
  `\\b(?:my|our|the) (?:new |old |elder |younger |little |big )?(${englishRoles})\\b|\\b(?:[Mm]ein|[Uu]nser)(?:e[mnrs]?)? (${germanRoles})\\b`,
  'g',
);

const dayNames =
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag';
const months =
  'january|february|march|april|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember';
const days = new RegExp(
  `\\b(?:(?:next |this |on |by |am |bis |nächsten |diesen )?(?:${dayNames})|tomorrow(?: morning| evening)?|tonight|today|next (?:week|month)|(?:in|by) (?:${months})|morgen(?: früh| abend)?|heute(?: abend)?|übermorgen|nächste[nr]? (?:Woche|Monat)|(?:im|bis|ab) (?:${months}))\\b`,
  'gi',
);
const figures =
  /(?:[£€$]\s?\d[\d.,]*\d?k?|\b\d[\d.,]*\d?\s?(?:k|grand|thousand|euros?|pounds|quid|dollars|bucks|percent|hours?|days?|weeks?|Euro|Tausend|Prozent|Stunden?|Tage?|Wochen?)\b|\b\d[\d.,]*\s?[%€£$]|\b\d{1,3}[.,]\d{3}\b|\b\d{4,6}\b)/gi;

/** A capital letter in the middle of an English sentence. */
const names = [/(?<=[\p{Ll},;] )(\p{Lu}\p{Ll}{2,})\b/gu];
/** A name right after what the person is to one: `my boss Petra`. It is the one that is spoken to. */
const paired = new RegExp(
  `\\b((?:Frau|Herrn?) \\p{Lu}\\p{Ll}{2,})\\b|\\b(?:${englishRoles}|${germanRoles}) (?!(?:und|and|am|im|in|on|is|ist|hat|has)\\b)(\\p{Lu}\\p{Ll}{2,})\\b`,
  'gu',
);
const spokenTo = /\b(?:tell|ask|to|with|write|text|call|ring) (\p{Lu}\p{Ll}{2,})\b/gu;
const germanNames = /\b(?:heißt|namens) (\p{Lu}\p{Ll}{2,})\b/gu;

const isNoName =
  /^(I|Ok|Hr|Cv|Tv|English|German|French|Spanish|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|God|Mum|Mom|Dad|Frau|Herr|Europe|London|Berlin)$/;

/** Reads what the person told so far, the newest message first. */
export function slotsOf({ history, text }: Pick<HouseQuestion, 'history' | 'text'>, german: boolean): Slots {
  const said = [...history.filter(({ author }) => author === 'person').map((turn) => turn.text), text].toReversed();
  const all = (patterns: readonly RegExp[]) => [
    ...new Set(
      patterns.flatMap((pattern) =>
        said.flatMap((one) => [...one.matchAll(pattern)].map((found) => found[1] ?? found[2] ?? found[0])),
      ),
    ),
  ];
  return {
    names: all([paired, ...(german ? [germanNames] : [spokenTo, ...names])]).filter((name) => !isNoName.test(name)),
    roles: all([roles]),
    figures: all([figures]).map((figure) => figure.replace(/[.,]$/, '')),
    days: all([days]),
  };
}

/** Whom one speaks to, as they are addressed: a name, `Mum`; nothing where only a role is known. */
export function addressOf({ names: known, roles: found }: Slots): string | undefined {
  if (known[0] !== undefined) return known[0];
  const parent = found.find((role) => /^(mum|mom|dad|gran|grandma|grandad|mama|papa|oma|opa)$/i.test(role));
  return parent && parent.charAt(0).toUpperCase() + parent.slice(1);
}
