import { readdir } from 'node:fs/promises';
import { basename, dirname } from 'node:path';

/** The names of the YAML files in a folder that content may have, sorted; none where there is no such folder. */
export async function yamlFilesIn(folder: string): Promise<string[]> {
  const isThere = (await readdir(dirname(folder))).includes(basename(folder));
  return isThere ? (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort() : [];
}
