import { firstClause, turned } from './own-words.ts';
import { looksGerman, wordsOf } from './words.ts';

/** "What do I need to say" and "if I want to leave" name no goal. */
const notInverted =
  '(?<!\\b(?:do|did|if|what|when|how|much|that|which|whether|where|why|than|as|things|thing|all|time|anything) )';
const wishes = [
  /\bmy (?:real |main |only |actual )?goal(?: here| today)? is(?: still)? (.+)/is,
  new RegExp(
    `${notInverted}\\bi(?:'d| would) (?:really |just |so )?(?:like|love) (?!you\\b|your\\b|that\\b)(.+)`,
    'is',
  ),
  new RegExp(
    `${notInverted}\\bi (?:really |just |only |still |finally )?(?:want|hope|intend) (?!you\\b|it\\b|that\\b)(.+)`,
    'is',
  ),
  new RegExp(`${notInverted}\\bi(?: am|'m)? (?:really |just |still )?(?:need|trying|hoping|aiming) (to .+)`, 'is'),
];
const germanWishes = [
  /\bmein ziel ist(?: es)?,? (.+)/is,
  /\b(?:ich|und) (?:möchte|moechte|will|muss|würde gerne?|wuerde gerne?) (?:gerne? |unbedingt |einfach )?(.+)/is,
];
/** These say what the talk is to be, not what it is for. */
const noGoal =
  /^to (know|ask you|talk(?= about|$)|say (that|this|thanks|hi|hello|sorry)|say$|be honest|admit|thank(?=$)|understand|add|mention|go now|leave now|stop(?= (now|here|this|it|talking)\b|$)|scream|cry)\b/i;
const bounds = { least: 2, most: 16 };

/**
 * The goal that somebody names, in their own words, turned to them: "I want to ask my boss for a raise by Friday" →
 * `to ask your boss for a raise by Friday`. German stays as said, in quotation marks.
 */
export function goalIn(text: string): string | undefined {
  const plain = text.replace(/[’`´]/g, "'");
  if (looksGerman(text)) return germanGoal(plain);
  for (const wish of wishes) {
    const rest = wish.exec(plain)?.[1];
    const goal = rest && asGoal(rest);
    if (goal) return goal;
  }
  return undefined;
}

/** "This deadline is killing me" tells how things stand, whatever was asked. */
const complaint =
  /^((last|this|every) (year|month|week|time|night|morning)|yesterday|sometimes|usually|mostly|this|it|its|it's|my|i (?!would|will|could|think|guess)|i'm|i've|we|there|he|she|nobody|nothing)\b/i;

/** What somebody answers to the question for their goal. */
export function goalFromAnswer(text: string): string | undefined {
  const plain = text.replace(/[’`´]/g, "'").trim();
  if (looksGerman(text)) return germanGoal(plain) ?? quoted(firstClause(plain));
  const wish = goalIn(text);
  if (wish !== undefined || complaint.test(plain)) return wish;
  return asGoal(lowerFirst(plain.replace(/^(that|well|just|um|probably|maybe|i guess|i think)\s+/i, '')));
}

function asGoal(rest: string): string | undefined {
  const clause = firstClause(rest);
  if (noGoal.test(clause) || !fits(clause)) return undefined;
  return turned(clause);
}

function germanGoal(plain: string): string | undefined {
  const rest = germanWishes.map((wish) => wish.exec(plain)?.[1]).find((found) => found !== undefined);
  return rest === undefined ? undefined : quoted(firstClause(rest));
}

const quoted = (clause: string) => (fits(clause) ? `“${clause.replace(/'/g, '’')}”` : undefined);

function fits(clause: string): boolean {
  const count = wordsOf(clause).length;
  return count >= bounds.least && count <= bounds.most && /^[\p{L}\p{N}\s'’£€$%,-]+$/u.test(clause);
}

function lowerFirst(text: string): string {
  return /^(I\b|I'|\p{Lu}\p{Lu})/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
