import { loadSurvey, type Survey, type SurveyTool } from '@greenroom/analytics/consented';
import { trustedTypes } from '@greenroom/federation';
import { trustedScriptUrls } from '@greenroom/federation/browser';
import type { SettingsHere } from './settings-here.ts';

/** Loads the installation's survey service, if there is one. */
export async function surveyHere(
  survey: SettingsHere['survey'] | undefined,
  userId: string | null,
): Promise<Survey | undefined> {
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
