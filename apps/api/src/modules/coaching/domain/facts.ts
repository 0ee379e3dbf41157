import { clausesOf } from '../../scoring/index.ts';
import { ownPart } from './own-part.ts';

const count = '(?:an?|one|two|three|four|five|six|\\d+|my own)';
const kin =
  'wife|husband|partner|boyfriend|girlfriend|daughter|son|mother|father|mum|mom|dad|sister|brother|boss|manager|colleague';
const family = `(?:kids?|child(?:ren)?|sons?|daughters?|twins|dogs?|cats?|teenagers?|stepchildren|grandchildren)`;
const work =
  'nurse|teacher|doctor|engineer|developer|designer|manager|lawyer|student|apprentice|cook|chef|baker|driver|accountant|consultant|founder|director|supervisor|carpenter|electrician|plumber|farmer|writer|editor|journalist|singer|musician|actor|researcher|scientist|trainer|coach|carer|midwife|pharmacist|librarian|receptionist|cashier|secretary|assistant|analyst|salesman|saleswoman|salesperson|architect|builder|technician|mechanic|freelancer|officer|principal|lecturer|professor|tutor|translator|programmer|planner|buyer|clerk|waiter|waitress|barista|owner|lead|leader|head|mother|father|parent|grandmother|grandfather|widow|widower';

/** What is so of somebody for longer than a day: how they are called, what they work, with whom they live. */
const patterns = [
  /^(?:my name is|my name's|call me|i'm called) \p{L}[\p{L}' -]{1,40}$/iu,
  new RegExp(`^i(?:'m| am) (?:an?|the|now an?) (?:[\\p{L}-]+ ){0,3}(?:${work})\\b`, 'iu'),
  /^i(?:'m| am) \d{1,2}(?: years old)?$/i,
  /^i (?:work|study|teach|live|volunteer) (?:as|at|for|in|with|on|from)\b.+/i,
  /^i (?:run|manage|lead|own|teach|study) (?:an?|the|my|our|two|three|four|five|six|\d+|\p{L}+)\b.+/iu,
  new RegExp(`^i(?:'ve got|'ve| have| have got) ${count} (?:[\\p{L}-]+ ){0,2}${family}\\b`, 'iu'),
  /^i(?:'ve| have) (?:been|worked|lived|taught|managed|run|led) .*\b(?:for|since) .+/i,
  new RegExp(`^my (?:${kin})(?:'s name)? is (?:called )?(?!an?\\b|my\\b|the\\b|not\\b|so\\b|very\\b)\\p{L}+$`, 'iu'),
  /^ich hei(?:ß|ss)e \p{L}[\p{L} -]{1,40}$/iu,
  /^mein name ist \p{L}[\p{L} -]{1,40}$/iu,
  /^[Ii]ch bin (?:eine? )?(?:[\p{Ll}-]+e[rs]? )?\p{Lu}\p{L}+(?:in|er|ist|ant|or|eur|mann|frau|ent|kraft)\b/u,
  /^[Ii]ch bin \d{1,2}(?: Jahre alt)?$/,
  /^ich (?:arbeite|wohne|lebe|studiere|unterrichte|leite|führe) .+/i,
  /^[Ii]ch habe (?:eine?n?|zwei|drei|vier|fünf|\d+) (?:\p{L}+ )?(?:Kind|Kinder|Sohn|Söhne|Tochter|Töchter|Hund|Hunde|Katze|Katzen)\b/u,
  /^[Mm]eine? (?:Chefin?|Frau|Mann|Partnerin|Partner|Tochter|Sohn|Mutter|Vater|Schwester|Bruder|Kollegin|Kollege) hei(?:ß|ss)t \p{L}+$/u,
];
/** Moods, doubts and wishes are of a day. Health, belief and the like are nobody's to keep. */
const notKept =
  /\b(?:bit|mess|fraud|failure|if|maybe|perhaps|would|could|might|wish|pretend|imagine|not|never|no longer|nicht|kein\w*|vielleicht|wenn|würde|fear|afraid|scared|angry|ill|sick|disease|cancer|depress\w*|anxi\w*|adhd|autis\w*|therap\w*|pregnan\w*|medic\w*|pills?|drink(?:ing)?|alcohol\w*|addict\w*|diagnos\w*|krank\w*|krebs|depressi\w*|angst\w*|schwanger\w*|church|mosque|synagogue|muslim|christian|jewish|catholic|hindu|gay|lesbian|trans|bisexual|union|party|moschee|kirche|jüdisch|katholisch|gewerkschaft|partei|schwul|lesbisch|prison|debts?|schulden)\b/iu;
const opening = /^(?:(?:well|so|and|but|also|hi|hello|hey|yes|ok|okay|und|also|hallo|ja|aber)[,!]?\s+)+/i;
/** In UTF-16 code units: a longer clause is a story. */
const longest = 120;

/** Whether words may be kept of somebody: no mood or doubt, and nothing of health, belief, love, politics or debts. */
export const isKeepable = (words: string): boolean => !notKept.test(words);

/** What somebody says of themselves in their own words, a line for each, as they said it. */
export function factsIn(text: string): string[] {
  return clausesOf(ownPart(text))
    .flatMap((clause) =>
      clause.split(/,\s+|\s+(?:and|und)\s+(?=(?:i|ich|my|mein)\b)|\s+(?:but|because|so|aber|weil)\s+/i),
    )
    .map((clause) =>
      clause
        .trim()
        .replace(opening, '')
        .replace(/[.!]+$/, ''),
    )
    .filter((clause) => clause.length <= longest && !clause.endsWith('?') && isKeepable(clause))
    .filter((clause) => patterns.some((pattern) => pattern.test(clause)))
    .map((clause) => clause.charAt(0).toUpperCase() + clause.slice(1).replace(/'/g, '’'));
}
