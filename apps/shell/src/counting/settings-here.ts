import { endpoints } from '@greenroom/contracts';

/** As it goes over the wire. */
export interface SettingsHere {
  integrations_error: string | null;
  survey: { key: string; script: string } | null;
  errors: boolean;
}

/** What the installation has beside the collector; nothing where it cannot be asked. */
export async function fetchSettings(): Promise<SettingsHere | undefined> {
  const response = await fetch(endpoints.eventSettings.path, { credentials: 'same-origin' });
  if (!response.ok) return undefined;
  const settings = (await response.json()) as SettingsHere;
  // What every event says of vendors is the default then.
  // eslint-disable-next-line no-console -- the specification's own sentence, for whoever runs the site
  if (settings.integrations_error !== null) console.error(settings.integrations_error);
  return settings;
}
