import { endpoints, type Experiments } from '@greenroom/contracts';

/** The document of experiments, and what one is divided by; nothing where it cannot be had. */
export async function fetchExperiments(): Promise<Experiments | undefined> {
  try {
    const response = await fetch(endpoints.experimentsRead.path, { credentials: 'same-origin' });
    return response.ok ? ((await response.json()) as Experiments) : undefined;
  } catch {
    return undefined;
  }
}
