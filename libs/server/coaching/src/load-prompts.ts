import { promptPartNames, type PromptParts } from './domain/prompt.ts';
import { loadPrompt } from '@greenroom/llm';

/**
 * Reads what a coach's answers are asked for with, from content/prompts.
 * @throws an error that names the file that is missing or wrong
 */
export async function loadPrompts(contentDir: string): Promise<PromptParts> {
  const parts = await Promise.all(promptPartNames.map(async (name) => [name, await loadPrompt(contentDir, name)]));
  return Object.fromEntries(parts) as PromptParts;
}
