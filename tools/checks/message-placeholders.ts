import { compileMessage } from '@lingui/message-utils/compileMessage';

/** Returns the names of an ICU message's placeholders, sorted and unique. Their formats may differ by language. */
export function placeholders(message: string): string[] {
  const found = new Set<string>();
  const visit = (part: unknown): void => {
    if (!Array.isArray(part)) return;
    for (const token of part as unknown[]) {
      if (!Array.isArray(token)) continue;
      const [name, , choices] = token as [string, unknown, unknown];
      found.add(name);
      if (typeof choices === 'object' && choices !== null) Object.values(choices).forEach(visit);
    }
  };
  visit(compileMessage(message));
  return [...found].sort();
}
