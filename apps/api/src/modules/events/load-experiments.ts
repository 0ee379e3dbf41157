import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { experiments } from '@greenroom/contracts/schemas';
import { featuresOf, type Features } from './domain/features.ts';

/**
 * Reads `experiments.yaml` of the content folder; without it nothing is tried out.
 * @throws ZodError where the document is none
 */
export async function loadExperiments(contentDir: string): Promise<Features> {
  const text = await readFile(join(contentDir, 'experiments.yaml'), 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined
    ? { features: {}, invalid: [] }
    : featuresOf(experiments.ExperimentDocument.parse(parse(text)));
}
