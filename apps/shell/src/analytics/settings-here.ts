import { endpoints } from '@greenroom/contracts';

/** The response of the settings endpoint. */
export interface SettingsHere {
  integrations_error: string | null;
  survey: { key: string; script: string } | null;
  errors: boolean;
}

/** Reads which services the installation has besides the collector; undefined when the request fails. */
export async function fetchSettings(): Promise<SettingsHere | undefined> {
  const response = await fetch(endpoints.eventSettings.path, { credentials: 'same-origin' });
  if (!response.ok) return undefined;
  const settings = (await response.json()) as SettingsHere;
  // Events then carry the default values for vendors.
  // eslint-disable-next-line no-console -- the specification's own sentence, for the site's operator
  if (settings.integrations_error !== null) console.error(settings.integrations_error);
  return settings;
}
