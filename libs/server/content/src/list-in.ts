import { readdir } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { z } from 'zod';
import { type Problems, readYaml } from './domain/source-file.ts';
import type { ReadText } from './in-order.ts';

/** Reads an optional list; an empty one if its file does not exist. */
export async function listIn<Schema extends z.ZodType<unknown[]>>(
  schema: Schema,
  path: string,
  text: ReadText,
  problems: Problems,
): Promise<z.output<Schema> | []> {
  const names = await readdir(dirname(path));
  return names.includes(basename(path)) ? (readYaml(schema, await text(path), problems)?.value ?? []) : [];
}
