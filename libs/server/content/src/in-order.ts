import { join } from 'node:path';
import { OrderFile } from './domain/content-files.ts';
import { type Problems, readYaml } from './domain/source-file.ts';

/** Reads a content file; the returned file name begins with the content folder's. */
export type ReadText = (path: string) => Promise<{ file: string; text: string }>;

/**
 * Returns a folder's subfolders in the order of its `order.yaml`.
 * @param problems receives folders that the file leaves out, and names without a folder
 */
export async function inOrder(
  folder: string,
  slugs: readonly string[],
  text: ReadText,
  problems: Problems,
): Promise<string[]> {
  const order = readYaml(OrderFile, await text(join(folder, 'order.yaml')), problems);
  if (!order) return [...slugs];
  for (const slug of slugs) if (!order.value.includes(slug)) problems.add(order.file, 1, `leaves out "${slug}"`);
  for (const slug of order.value)
    if (!slugs.includes(slug)) problems.add(order.file, 1, `names "${slug}", which has no folder`);
  return order.value.filter((slug) => slugs.includes(slug));
}
