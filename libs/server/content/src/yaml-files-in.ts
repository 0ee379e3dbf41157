import { readdir } from 'node:fs/promises';
import { basename, dirname } from 'node:path';

/** Returns the sorted names of the YAML files in an optional folder; none if it does not exist. */
export async function yamlFilesIn(folder: string): Promise<string[]> {
  const isThere = (await readdir(dirname(folder))).includes(basename(folder));
  return isThere ? (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort() : [];
}
