import { endpoints, type Experiments } from '@greenroom/contracts';

/** Fetches the experiments and the unit by which visitors are assigned; undefined if the request fails. */
export async function fetchExperiments(): Promise<Experiments | undefined> {
  try {
    const response = await fetch(endpoints.experimentsRead.path, { credentials: 'same-origin' });
    return response.ok ? ((await response.json()) as Experiments) : undefined;
  } catch {
    return undefined;
  }
}
