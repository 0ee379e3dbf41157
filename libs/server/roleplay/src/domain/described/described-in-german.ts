import type { CustomForm } from '@greenroom/contracts';
import type { Described } from './described-scene.ts';
import { asSentence, literally, quotedIn, sentencesIn } from './sentences-in.ts';

/** Words whose meaning depends on the speaker: a clause with one of them is never given to the partner. */
const persons =
  /(?<!\p{L})(?:ich|mich|mir|mein\p{Ll}*|er|sie|ihn|ihm|ihr\p{Ll}*|ihnen|sein(?:e|en|em|er|es)?|du|dich|dir|dein\p{Ll}*|wir|uns|unser\p{Ll}*)(?!\p{L})/iu;
/** The same without the first person, for sentences that the person says themselves. */
const others = /(?<!\p{L})(?:er|sie|ihn|ihm|ihr\p{Ll}*|ihnen|sein(?:e|en|em|er|es)|du|dich|dir|dein\p{Ll}*)(?!\p{L})/iu;
const says = /(?:sagt|behauptet|erklärt|antwortet|wiederholt)(?: mir)?(?: immer| oft| nur| ständig)?/u;
const thinks = /(?:findet|glaubt|meint|denkt)(?: immer| wohl| sicher)?/u;
const fears = /(?:hat (?:wohl |sicher )?Angst|fürchtet|befürchtet|sorgt sich|macht sich Sorgen)/u;

/** Extracts from a German description what can be said in the scene without addressing anyone. */
export function describedInGerman({ description, roleplayName, aiRole, aiRoleName }: CustomForm): Described {
  const sentences = sentencesIn(description);
  const noun = aiRole.trim().replace(/^(?:meine?|der|die|unsere?) /iu, '');
  const called = aiRoleName.trim() === '' ? [] : [literally(aiRoleName.trim())];
  const partner = [
    `(?:meine?|der|die|unsere?) ${literally(noun)}${called.map((name) => `(?: ${name})?`).join('')}`,
    ...called,
    'er',
    'sie',
  ];
  const subject = `(?:aber |und )?(?:${partner.join('|')})`;
  const found: Described = {
    topic: topicOf([roleplayName, ...sentences]) ?? topicInTitle(roleplayName),
    holds: [],
    fears: null,
    need: null,
    reason: null,
    fact: null,
  };
  for (const sentence of sentences) {
    const predicate = new RegExp(`^${subject} (.+?)[.!…]*$`, 'isu').exec(sentence)?.[1];
    const held = predicate === undefined ? null : heldIn(predicate, sentence);
    if (held) found.holds.push(held);
    found.fears ??= predicate === undefined ? null : fearIn(predicate);
    readOwn(sentence, literally(noun), found);
  }
  return found;
}

function heldIn(predicate: string, sentence: string): string | null {
  const said = new RegExp(`^${says.source}[,:] ?(.+)$`, 'su').exec(predicate)?.[1];
  if (said !== undefined) return quotedIn(sentence) ?? clause(said, 'Es bleibt dabei,');
  const thought = new RegExp(`^${thinks.source}, ?(.+)$`, 'su').exec(predicate)?.[1];
  return thought === undefined ? null : clause(thought, 'Ich finde,');
}

function fearIn(predicate: string): string | null {
  const what = new RegExp(`^${fears.source}, ?(dass .+)$`, 'su').exec(predicate)?.[1];
  return what === undefined || persons.test(what) ? null : asSentence(`Ich habe Angst, ${what}`);
}

/** Makes a sentence of a clause: “dass kein Geld da ist” needs a beginning, “es ist kein Geld da” does not. */
function clause(said: string, begin: string): string | null {
  if (persons.test(said) || /["“„»]/u.test(said)) return null;
  return asSentence(said.startsWith('dass ') ? `${begin} ${said}` : said);
}

function readOwn(sentence: string, partner: string, found: Described): void {
  const [own = '', reason] = sentence.split(/,? weil /u);
  const isOwn = !others.test(own) && !/\p{L}, /u.test(own) && !new RegExp(partner, 'iu').test(own);
  if (isOwn && /^ich (?:möchte|will|brauche|hätte gern|wünsche mir)\b/iu.test(own)) found.need ??= asSentence(own);
  if (reason !== undefined && !others.test(reason))
    found.reason ??= asSentence(reason)
      .slice(0, -1)
      .replace(/^\p{Lu}(?=(?:ch|ir|er|ie|as|s|in|ine|eine?|einen)\b)/u, (first) => first.toLowerCase());
  if (isOwn && /\d/u.test(own)) found.fact ??= asSentence(own);
}

/** After these prepositions the article shows the gender, which is needed to name the topic. */
const topicWords =
  /(?<!\p{L})(?:über|um|für) (die|das|den|meine|mein|meinen|unsere|unser|unseren) (\p{Lu}[\p{L}-]{2,30})(?!\p{L}| \p{Lu})/gu;
const articles: Readonly<Record<string, string>> = {
  meine: 'die',
  mein: 'das',
  meinen: 'den',
  unsere: 'die',
  unser: 'das',
  unseren: 'den',
};

/** Nouns, joined by prepositions: “Urlaub im August”. Without an article, “um” fits them as they are. */
const title =
  /^\p{Lu}[\p{L}-]{3,}(?: (?:im|am|in|an|auf|für|mit|bei|nach|vor|zum|zur|ohne|und) \p{Lu}[\p{L}-]{2,}){0,2}$/u;
const topicInTitle = (roleplayName: string): Described['topic'] => {
  const found = title.exec(roleplayName.trim())?.[0];
  return found === undefined ? null : { person: found, partner: found };
};

function topicOf(texts: readonly string[]): Described['topic'] {
  for (const text of texts)
    for (const [, article = '', noun = ''] of text.matchAll(topicWords)) {
      const thing = `${articles[article] ?? article} ${noun}`;
      return { partner: thing, person: thing };
    }
  return null;
}
