import { dayIn } from './named-day.ts';

/** What somebody says they will do, in their own words, and the day (`YYYY-MM-DD`) by which, where they name one. */
export interface Commitment {
  text: string;
  dueOn: string | null;
}

const will = "(?:i'll|i will|i'm going to|i am going to|i'm gonna|i shall|i plan to|i promise to)";
const says = new RegExp(`\\b(?:${will}|i promise(?: that)? ${will}|ich werde|werde ich)\\s+(.+)`, 'is');
/** "If it rains I'll …", "I don't think I'll …". */
const unsure =
  /\b(if|unless|maybe|perhaps|whether|don't|do not|not sure|doubt|think|hope|wonder|worried|afraid|scared|fear|wenn|falls|vielleicht|glaube|denke|hoffe|fürchte)\b/i;
/** What will be so, not what will be done; what one will not do; and what is a decision. */
const noDeed =
  /^(probably |just |never |not |always )*(be|see|feel|fail|never|not|need|have|die|miss|lose|faint|cry|freeze|panic|forget|regret|get (fired|sick|laughed)|look like|go with|going with|nicht|nie|wohl|sein|vielleicht)\b/i;
const germanPresent = /\bich\b/i;
const germanNoDeed =
  /\b(ich|mich) (bin|habe?|hatte|war|muss|soll(te)?|kann|könnte|müsste|darf|möchte|will|wollte|würde|weiß|glaube|denke|hoffe|fürchte|werde)\b|\b(bin|habe?|hatte|war|muss|soll(te)?|kann|könnte|müsste|darf|möchte|will|wollte|würde|weiß|werde) ich\b|\b(nicht|nie|du|dir|dich|ihnen)\b/i;
const reason = /[,\s]+(?:because|since|so that|but|although|even if|weil|aber|damit|obwohl)\b.*$/is;
const longest = 300;
/** A longer one is pasted, and no promise. In UTF-16 code units. */
const longestSentence = 600;

/** What one message commits to. Questions, doubts and what only happens to somebody are none. */
export function commitmentsIn(text: string, saidAt: Date): Commitment[] {
  return clausesOf(text).flatMap((clause) => {
    if (clause.endsWith('?')) return [];
    const named = dayIn(clause, saidAt);
    const said = named?.rest ?? clause;
    const deed = deedIn(said) ?? (named && germanDeedIn(said));
    const words = deed && asText(deed);
    return words ? [{ text: words, dueOn: named?.day ?? null }] : [];
  });
}

/** Sentences, and the parts of one that each say what somebody will do. */
export function clausesOf(text: string): string[] {
  const sentence = /(?<=[!?;\n])\s*|(?<!(?<!\d)\d{1,2})\.(?=\s|$)/;
  const another = new RegExp(`(?:,?\\s+(?:and|then|und|dann))+\\s+(?=(?:${will}|ich werde)\\b)`, 'i');
  return text
    .replace(/[’`´]/g, "'")
    .replace(/[^\S\n]+/g, ' ')
    .split(sentence)
    .filter((one) => one.length <= longestSentence)
    .flatMap((one) => one.split(another))
    .map((one) => one.trim())
    .filter(Boolean);
}

/** Own words as a line of a recap: one line, without the reasons for it; nothing where too little is left. */
export function asText(words: string): string | undefined {
  const line = words
    .replace(reason, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,:;]+|[\s,.:;!]+$/g, '')
    .slice(0, longest);
  return line.includes(' ') ? line.charAt(0).toUpperCase() + line.slice(1) : undefined;
}

function deedIn(said: string): string | undefined {
  const found = says.exec(said);
  const deed = found?.[1];
  if (!deed || unsure.test(said.slice(0, found.index)) || noDeed.test(deed)) return undefined;
  return /\b(you|your)\b/i.test(deed) ? undefined : deed;
}

/** German says it in the present, with a day: "Ich rufe sie bis Freitag an." */
function germanDeedIn(said: string): string | undefined {
  return germanPresent.test(said) && !germanNoDeed.test(said) && !unsure.test(said) ? said : undefined;
}
