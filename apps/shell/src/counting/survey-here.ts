import { loadSurvey, type Survey, type SurveyTool } from '@greenroom/analytics/consented';
import { endpoints } from '@greenroom/contracts';
import { trustedTypes } from '@greenroom/federation';
import { trustedScriptUrls } from '@greenroom/federation/browser';

/** As it goes over the wire. */
interface Settings {
  integrations_error: string | null;
  survey: { key: string; script: string } | null;
}

/** Asks what the installation has beside the collector, and loads its survey service, where there is one. */
export async function surveyHere(userId: string | null): Promise<Survey | undefined> {
  const response = await fetch(endpoints.eventSettings.path, { credentials: 'same-origin' });
  if (!response.ok) return undefined;
  const { integrations_error: failed, survey } = (await response.json()) as Settings;
  // What every event says of vendors is the default then.
  // eslint-disable-next-line no-console -- the specification's own sentence, for whoever runs the site
  if (failed !== null) console.error(failed);
  if (!survey) return undefined;
  return loadSurvey({ ...survey, userId }, { addScript, tool: () => (window as { Sprig?: SurveyTool }).Sprig });
}

function addScript(url: string, key: string): void {
  const script = document.createElement('script');
  script.src = trustedScriptUrls(trustedTypes.survey, (wanted) => wanted === url)(url);
  script.async = true;
  script.dataset['environmentKey'] = key;
  document.head.append(script);
}
