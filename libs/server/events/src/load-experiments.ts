import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { ExperimentDocument } from '@greenroom/contracts';
import { experiments } from '@greenroom/contracts/schemas';
import { featuresOf, type Features } from './domain/features.ts';

interface LoadSettings {
  /** Names of experiments that are active whatever the document says. */
  on?: readonly string[];
  /** The site's own origin, for `{site}` in the document's links. */
  site: string;
  /** Hosts of images that pages show, besides the site itself. */
  imageHosts?: readonly string[];
}

/**
 * Reads `experiments.yaml` of the content folder; without the file there are no experiments.
 * @throws ZodError if the document is invalid; an Error if an experiment of `on` is missing in it
 */
export async function loadExperiments(
  contentDir: string,
  { on = [], site, imageHosts = [] }: LoadSettings,
): Promise<Features> {
  const text = await readFile(join(contentDir, 'experiments.yaml'), 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'experiments: []';
    throw error;
  });
  const document = experiments.ExperimentDocument.parse(parse(text.replaceAll('{site}', site)));
  return featuresOf(switchedOn(document, on), { site, imageHosts });
}

function switchedOn({ experiments: all }: ExperimentDocument, on: readonly string[]): ExperimentDocument {
  const missing = on.filter((name) => !all.some((one) => one.name === name));
  if (missing.length > 0) throw new Error(`EXPERIMENTS_ON: there is no ${missing.join(', ')} in experiments.yaml`);
  return { experiments: all.map((one) => ({ ...one, active: one.active || on.includes(one.name) })) };
}
