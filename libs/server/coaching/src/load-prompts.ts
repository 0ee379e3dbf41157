import { promptPartNames, type PromptParts } from './domain/prompt.ts';
import { loadPrompt } from '@greenroom/llm';

/**
 * Reads the prompts for a coach's answers from content/prompts.
 * @throws an error that names the missing or invalid file
 */
export async function loadPrompts(contentDir: string): Promise<PromptParts> {
  const parts = await Promise.all(promptPartNames.map(async (name) => [name, await loadPrompt(contentDir, name)]));
  return Object.fromEntries(parts) as PromptParts;
}
