import { asText, clausesOf } from '@greenroom/speech-analysis';
import { isMeant } from '@greenroom/house-engine';

const decisions = [
  /\bi(?:'ve| have)?(?: now| just)? (?:decided|chosen)(?: to| that|:)? (?!nothing|yet|whether|if)(.+)/is,
  /\b(?:i'll|i will|let's|i'm going to|i am going to) (go with .+)/is,
  /\b(?:i won't|i will) (not .+)/is,
  /\bich habe (?:mich )?(?:entschieden|beschlossen),? (?:dass )?(.+)/is,
  /\bich habe mich (für .+?) entschieden/is,
];

/** Returns what a person has decided, one line for each decision. Deciding not to do something counts too. */
export function decisionsIn(text: string): string[] {
  return clausesOf(text.replace(/\bI won[’']t\b/gi, 'I will not')).flatMap((clause) => {
    const decided = !isMeant(clause) ? undefined : decisions.map((one) => one.exec(clause)?.[1]).find(Boolean);
    return (decided && asText(decided)) ?? [];
  });
}
