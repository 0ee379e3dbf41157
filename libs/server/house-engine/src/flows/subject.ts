import { afterPuttingAside } from './put-aside.ts';
import type { Language } from './language.ts';
import { slotsOf } from './slots.ts';
import { readMatter } from './what-to-say.ts';

const announced =
  /\b(?:another|(?:a )?different|(?:a )?new|next) (?:topic|subject|question|thing|problem)\b|\bsomething (?:else|different|completely different)\b|\bon another note\b|\b(?:andere[sn]?|neue[sn]?) (?:Thema|Frage|Problem)\b|\b(?:was|etwas) (?:ganz )?anderes\b/i;

/**
 * Returns the person's messages about the current subject. A subject begins where it is announced, or where a message
 * mentions other people and something else to say to them.
 * @param said the person's messages, oldest first
 */
export function ofThisSubject(said: readonly string[], language: Language): string[] {
  const begins = said.findLastIndex(
    (text, at) =>
      at > 0 && (announced.test(text) || afterPuttingAside(text) !== undefined || bringsAnother(said, at, language)),
  );
  return said.slice(Math.max(begins, 0)).map((text) => afterPuttingAside(text) ?? text);
}

function bringsAnother(said: readonly string[], at: number, language: Language): boolean {
  const now = slotsOf([said[at]!]);
  const before = slotsOf(said.slice(0, at));
  const matter = readMatter([said[at]!], language);
  const earlier = readMatter(said.slice(0, at).toReversed(), language);
  if (matter === undefined || earlier === undefined || matter.kind === earlier.kind) return false;
  const [role] = now.roles;
  return role !== undefined && before.roles.length + before.names.length > 0 && !before.roles.includes(role);
}
