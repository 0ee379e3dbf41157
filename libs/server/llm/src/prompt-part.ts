/** One file of content/prompts. `text` may hold the placeholders of {@link fillIn}. */
export interface PromptPart {
  version: number;
  text: string;
}

/**
 * Replaces the placeholders of a prompt part with their values.
 * @throws where a placeholder has no value
 */
export function fillIn(text: string, values: Record<string, string>): string {
  return text.trim().replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The prompt part has no value for the placeholder ${placeholder}`);
    return value;
  });
}
