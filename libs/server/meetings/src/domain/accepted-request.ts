import { commitmentsIn, type Commitment, readLine } from '@greenroom/speech-analysis';

/** An acceptance whose content lies in the words of another: "Will do, Jim", "We'll do that", "Das übernehme ich". */
const acceptance =
  /^(?:will do|can do|do (?:that|it|so|this)|mach ich|(?:das )?(?:mache?|übernehme?|erledige?) (?:ich|wir)|ich (?:mache?|übernehme?|erledige?) das|(?:das )?(?:wird|geht) (?:gemacht|erledigt|klar))(?:[,\s]+\p{L}+)?$/iu;

/** Reports whether a promise only accepts what another asked for, and says nothing by itself. */
export const isAcceptance = (text: string): boolean => acceptance.test(text);

const englishRequest =
  /(?:^|[,\s])(?:(?:can|could|would|will) you|who (?:can|could|will|would|is going to|wants to|would like to)) (?:please |also |just |maybe )*(?<what>[^?]+)\?$/iu;
const germanRequest =
  /(?:^|[,\s])(?:kannst du|könntest du|würdest du|können sie|könnten sie|würden sie|wer kann|wer könnte|wer will|wer möchte) (?:bitte |auch |noch |mal |vielleicht )*(?<what>[^?]+)\?$/iu;
/** Asks about the talk, or for an opinion: an answer to it is no promise. */
const ofTheTalk = /^(?:hear|see|tell|say|repeat|explain|mich |das nochmal|hören|sehen|sagen)(?!\p{L})/iu;

/** In another's words these would stand for other people: such a request is quoted. "US" is a country. */
const standsForOthers =
  /(?<!\p{L})(?:[Ii]|[Uu]s|[Ww]e|[Oo]ur|[Yy]our?|[Ii]ch|[Uu]ns|[Ww]ir|[Uu]nsere?\p{L}*|[Dd]u|[Dd]ich|[Dd]eine?\p{L}*|[Ii]hre?\p{L}*)(?!\p{L})/u;

const inFirstPerson = (words: string): string =>
  words
    .replace(/(?<!\p{L})your(?=(?:s|self)?(?!\p{L}))/giu, 'my')
    .replace(/(?<!\p{L})d(?=ein(?:e[mnrs]?)?(?!\p{L})|ich(?!\p{L}))/giu, 'm')
    .replace(/(?<!\p{L})Ihr(?=(?:e[mnrs]?)?(?!\p{L}))/gu, 'mein');

/**
 * Returns the promise that an acceptance makes of what another asked for just before, in the asker's words: "Could you
 * send Dana the list by Friday?" – "Will do". Returns undefined where nothing was asked for.
 * @param before what the other said
 * @param asker the other's name, which replaces "me"
 */
export function acceptedRequest(before: string, asker: string, heldAt: Date): Commitment | undefined {
  const { sentences } = readLine(before);
  const last = sentences.at(-1);
  if (!last) return undefined;
  const asked = before.slice(last.from, last.to).replace(/[’`´]/g, "'").trim();
  const english = englishRequest.exec(asked)?.groups?.['what'];
  const german = germanRequest.exec(asked)?.groups?.['what'];
  const what = english ?? german;
  if (what === undefined || ofTheTalk.test(what)) return undefined;
  const named = english
    ? what.replace(/\bme\b/giu, () => asker).replace(/\bmy\b/giu, () => `${asker}’s`)
    : what.replace(/(?<!\p{L})(?:mir|mich)(?!\p{L})/giu, () => asker);
  const promised = (words: string) => commitmentsIn(`${english ? 'I will' : 'Ich werde'} ${words}`, heldAt)[0];
  // Only in the words of the one who does it does it show that it is done on the spot: "share my screen".
  const promise = promised(inFirstPerson(named)) && promised(named);
  if (!promise || !standsForOthers.test(named)) return promise;
  return { ...promise, text: english ? `“${asked}”` : `„${asked}“` };
}
