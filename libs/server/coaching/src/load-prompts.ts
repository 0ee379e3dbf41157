import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { promptPartNames, type PromptPart, type PromptParts } from './domain/prompt.ts';

const FrontMatter = z.strictObject({ version: z.number().int().positive() });

/**
 * Reads content/prompts.
 * @throws an error that names the file that is missing or wrong
 */
export async function loadPrompts(contentDir: string): Promise<PromptParts> {
  const parts = await Promise.all(
    promptPartNames.map(async (name) => [name, await readPart(join(contentDir, 'prompts', `${name}.md`))]),
  );
  return Object.fromEntries(parts) as PromptParts;
}

/** One of them that is not a coach's: `scene`, `judge`. */
export const loadPrompt = (contentDir: string, name: string): Promise<PromptPart> =>
  readPart(join(contentDir, 'prompts', `${name}.md`));

async function readPart(file: string): Promise<PromptPart> {
  const [, frontMatter, text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(await readFile(file, 'utf8')) ?? [];
  const read = FrontMatter.safeParse(parse(frontMatter ?? ''));
  if (!read.success || !text?.trim())
    throw new Error(`${file} needs a front matter with its version, and a text after it`);
  return { version: read.data.version, text };
}
