import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { PromptPart } from './prompt-part.ts';

const FrontMatter = z.strictObject({ version: z.number().int().positive() });

/**
 * Reads a file of content/prompts.
 * @throws an error that names the file that is missing or wrong
 */
export async function loadPrompt(contentDir: string, name: string): Promise<PromptPart> {
  const file = join(contentDir, 'prompts', `${name}.md`);
  const [, frontMatter, text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(await readFile(file, 'utf8')) ?? [];
  const read = FrontMatter.safeParse(parse(frontMatter ?? ''));
  if (!read.success || !text?.trim())
    throw new Error(`${file} must have front matter with a version, followed by text`);
  return { version: read.data.version, text };
}
