import type { CustomForm } from '@greenroom/contracts';
import type { Described } from './described-scene.ts';
import { bare, namesOthers, spokenBy } from './perspective.ts';
import { asSentence, literally, quotedIn, sentencesIn } from './sentences-in.ts';

const says =
  /^(?:(?:always|usually|often|just|keeps|will|'ll|might|may|only) )*(?:say|says|saying|insist|insists|insisting|claim|claims|claiming|argue|argues|arguing|tells? me)(?: to me)?(?: that|,)? (.+)$/i;
const thinks =
  /^(?:still |always |really )?(thinks|believes|feels|finds|wants|hopes|needs|expects|prefers|doesn't want|does not want|doesn't think|does not think|doesn't believe|doesn't see|can't|cannot|won't) (.+)$/i;
const fears = /^(?:is (?:also |probably |really )?(?:afraid|worried|scared)|worries|fears)(?: that)? (.+)$/i;
const busy =
  /^(is (?:very |always |really )?busy|has no (?:time|money|budget)|has (?:very )?little (?:time|money))\b(.*)$/i;
/** Opinions about the partner that the partner would not voice about themselves. */
const unfair = /\b(?:always right|better than|stubborn|lazy|stupid|selfish|crazy)\b/i;

/** Extracts from an English description what can be said in the scene. */
export function describedInEnglish({ description, roleplayName, aiRole, aiRoleName }: CustomForm): Described {
  const sentences = sentencesIn(description);
  const partner = partnerPattern(aiRole, aiRoleName);
  const withoutPartner = (text: string) => text.replace(new RegExp(partner, 'giu'), '');
  const found: Described = {
    topic: topicInTitle(roleplayName) ?? topicOf([roleplayName, ...sentences]),
    holds: [],
    fears: null,
    need: null,
    reason: null,
    fact: null,
  };
  let others = false;
  for (const sentence of sentences) {
    others ||= namesOthers(withoutPartner(sentence));
    const predicate = predicateOf(sentence, partner, !others);
    if (predicate !== undefined) {
      const quoted = /\b(?:say|says|saying)\b/i.test(predicate) ? quotedIn(sentence) : null;
      const held = quoted ?? heldIn(predicate);
      if (held) found.holds.push(held);
      found.fears ??= fearIn(predicate);
    }
    readOwn(sentence, partner, others, found);
  }
  return found;
}

/** Matches “my boss”, “the landlord”, “my sister Ana”, “Mr Fenn”, “Fenn”. */
function partnerPattern(role: string, name: string): string {
  const names = [name.trim(), ...name.split(/\s+/u).filter((part) => /^\p{Lu}\p{Ll}{2,}$/u.test(part))];
  const named = [...new Set(names)].filter((one) => one !== '').map(literally);
  const noun = role.trim().replace(/^(?:my|the|our|an?) /iu, '');
  const nouns = [...new Set([noun, noun.split(/\s+/u).at(-1)!])].filter((one) => one !== '').map(literally);
  const called = named.length === 0 ? '' : `(?: (?:${named.join('|')}))?`;
  const parts = [...nouns.map((one) => `(?:my|the|our) ${one}${called}`), ...named];
  return parts.length === 0 ? '(?!)' : `(?:${parts.join('|')})`;
}

/** Returns what a sentence says about the partner; undefined where it is, or may be, about another person. */
function predicateOf(sentence: string, partner: string, pronouns: boolean): string | undefined {
  const subject = pronouns ? `(?:${partner}|he|she)` : partner;
  const found = new RegExp(
    `^(?:but |and |i know (?:that )?|maybe |usually |last time )?${subject}('ll)? (.+?)[.!…]*$`,
    'isu',
  ).exec(sentence);
  return found?.[2]?.trim();
}

function heldIn(predicate: string): string | null {
  const said = says.exec(predicate)?.[1];
  if (said !== undefined) return /["“]/.test(said) || unfair.test(said) ? null : sentenceBy('partner', said);
  const [, state, rest = ''] = busy.exec(predicate) ?? [];
  if (state !== undefined) return sentenceBy('partner', `he ${state}${rest}`);
  const [, verb, what] = thinks.exec(predicate) ?? [];
  if (verb === undefined || what === undefined || unfair.test(what)) return null;
  return sentenceBy('partner', `he ${verb} ${what}`);
}

function fearIn(predicate: string): string | null {
  const what = fears.exec(predicate)?.[1];
  return what === undefined ? null : sentenceBy('partner', `he is afraid ${what}`);
}

function sentenceBy(speaker: 'partner' | 'person', clause: string): string | null {
  const said = spokenBy(speaker, clause);
  return said === undefined ? null : asSentence(said.replace(/\bI am\b/gu, 'I’m'));
}

/** Collects what the person wants, why, and the facts they can name. */
function readOwn(sentence: string, partner: string, others: boolean, found: Described): void {
  const [clause = '', ...after] = sentence.split(/,? because /iu);
  const toThem = (text: string) => spokenToPartner(text, partner, others);
  if (/^i (?:want|need|would like|'d like|have to ask|wish|am asking)\b|^i'd like\b/iu.test(clause))
    found.need ??= toThem(clause);
  if (after.length > 0) found.reason ??= reasonFrom(toThem(after.join(' because ')));
  const isTheirs = predicateOf(sentence, partner, true) !== undefined;
  if (/\d/u.test(clause) && /^(?:i|i've|i'm|we|we've|my|our|the|it|there)\b/iu.test(clause))
    found.fact ??= toThem(clause);
  else if (/\d/u.test(clause) && isTheirs && !says.test(predicateOf(clause, partner, true) ?? ''))
    found.fact ??= toThem(clause);
}

const reasonFrom = (sentence: string | null): string | null =>
  sentence && `${/^(?:I\b|I’)/u.test(sentence) ? sentence[0] : sentence[0]!.toLowerCase()}${sentence.slice(1, -1)}`;

/** Rephrases a clause as the person says it to the partner. */
function spokenToPartner(clause: string, partner: string, others: boolean): string | null {
  if (others && /\b(?:he|she|him|her|his)\b/iu.test(clause)) return null;
  const possessive = clause.replace(new RegExp(`${partner}'s\\b(?=\\s+\\p{L})`, 'giu'), 'your');
  const subject = new RegExp(`${partner}\\s+(\\p{L}+(?:'\\p{L}+)?)`, 'giu');
  const direct = possessive.replace(subject, (_, verb: string, at: number) => {
    const isSubject = at === 0 || /\b(?:that|if|when|because|and|but|what|how)\s$/iu.test(possessive.slice(0, at));
    return `you ${isSubject ? bare(verb.toLowerCase()) : verb}`;
  });
  return sentenceBy('person', direct.replace(new RegExp(partner, 'giu'), 'you'));
}

const topicWords = /\b(?:about|for|over|regarding|on) (my|our|the|a|an) ((?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+)/gu;
/** Words that end a noun phrase. */
const boundary = new Set(
  `a about after again all and are as at back because been before but by can did do does even ever for from get gets had has have he her his how i if in into is it its like more my next no not now of off on or our out over she since so some still than that the their them then they this to too until up was we went were when where which while who will with without would yet you your last first fact way idea sake whole same`.split(
    ' ',
  ),
);
/** Nouns in -ing; all other words in -ing are taken as activities. */
const things = new Set([
  'meeting',
  'wedding',
  'parking',
  'heating',
  'painting',
  'building',
  'training',
  'evening',
  'morning',
  'clothing',
  'housing',
  'funding',
  'rating',
  'feeling',
]);

const title = /^(the|my|our|an?) ((?:[\p{L}-]+ ){0,3}[\p{L}-]+)$/iu;

/** Returns the topic that a title is: “The garage door”. */
function topicInTitle(roleplayName: string): Described['topic'] {
  const [, first = '', words = ''] = title.exec(roleplayName.trim()) ?? [];
  if (words === '' || words.split(' ').some((word) => boundary.has(word.toLowerCase()))) return null;
  const article = first.toLowerCase();
  const noun = /^\p{Lu}\p{Ll}+$/u.test(words) ? words.toLowerCase() : words;
  return { person: `${article} ${noun}`, partner: `${article === 'my' ? 'your' : article} ${noun}` };
}

/** Returns the topic of a scene: the first phrase of its title or description that names one. */
function topicOf(texts: readonly string[]): Described['topic'] {
  for (const text of texts)
    for (const [, article = '', words = ''] of text.matchAll(topicWords)) {
      const noun = nounOf(words.split(' '));
      if (noun === undefined) continue;
      return { person: `${article} ${noun}`, partner: `${article === 'my' ? 'your' : article} ${noun}` };
    }
  return null;
}

function nounOf(words: readonly string[]): string | undefined {
  const end = words.findIndex((word) => boundary.has(word) || (word.endsWith('ing') && !things.has(word)));
  const noun = end < 0 ? words : words.slice(0, end);
  return noun.length === 0 || (end < 0 && noun.length > 2) || noun.join('').length < 3 ? undefined : noun.join(' ');
}
