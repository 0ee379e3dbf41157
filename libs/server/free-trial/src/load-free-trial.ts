import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { FreeTrialConfig } from '@greenroom/contracts';
import { freeTrial } from '@greenroom/contracts/schemas';

/**
 * Reads `free-trial.yaml` of the content folder; without it no trial is offered.
 * @param site the site's own origin, for `{site}` in its links
 * @param coaches all coaches, for a file that names none
 * @throws ZodError if a field is missing or unknown
 */
export async function loadFreeTrial(
  contentDir: string,
  site: string,
  coaches: readonly string[],
): Promise<FreeTrialConfig | undefined> {
  const text = await readFile(join(contentDir, 'free-trial.yaml'), 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  return freeTrial.FreeTrialConfig.parse({
    instructorSlugs: [...coaches],
    ...(parse(text.replaceAll('{site}', site)) as object),
  });
}
