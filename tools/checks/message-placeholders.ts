import { compileMessage } from '@lingui/message-utils/compileMessage';

/** The placeholders of an ICU message with their kinds, such as `count: plural`; sorted, each once. */
export function placeholders(message: string): string[] {
  const found = new Set<string>();
  const visit = (part: unknown): void => {
    if (!Array.isArray(part)) return;
    for (const token of part as unknown[]) {
      if (!Array.isArray(token)) continue;
      const [name, kind, choices] = token as [string, string | undefined, unknown];
      found.add(kind === undefined ? name : `${name}: ${kind}`);
      if (typeof choices === 'object' && choices !== null) Object.values(choices).forEach(visit);
    }
  };
  visit(compileMessage(message));
  return [...found].sort();
}
