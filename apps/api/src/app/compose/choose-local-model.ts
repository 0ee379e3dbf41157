import { findLocalModels, type LocalModels } from '@greenroom/adapters/language-model/find-local-models';
import type { Settings } from '../settings/env.ts';

/** The outcome of the search for local models, for the operator. */
export interface LocalModelChoice {
  settings: Settings;
  /** A line for the terminal; undefined if there is nothing to report. */
  told: string | undefined;
}

/**
 * With `LLM_BASE_URL=auto`, chooses a language model that runs on this machine: `LLM_MODEL` if one is named, else the
 * first found. Otherwise it only reports a local model to the operator of a demonstration, without using it.
 */
export async function chooseLocalModel(
  settings: Settings,
  find: typeof findLocalModels = findLocalModels,
): Promise<LocalModelChoice> {
  const { localModel, languageModel, demo, port } = settings;
  if (languageModel || !(localModel || demo)) return { settings, told: undefined };
  const found = await find({ except: port });
  if (!localModel) return { settings, told: found[0] && offer(found[0]) };
  const { wanted } = localModel;
  const server = found.find(({ models }) => wanted === undefined || models.includes(wanted));
  const model = wanted ?? server?.models[0];
  if (!server || model === undefined) return { settings, told: nothingFits(found, wanted) };
  return {
    settings: { ...settings, languageModel: { baseUrl: server.baseUrl, apiKey: undefined, model } },
    told: `LLM_BASE_URL=auto: ${server.server} answers at ${server.baseUrl} with ${model}.`,
  };
}

/** Maximum number of models named in a line. */
const named = 5;
const listed = (models: readonly string[]) =>
  models.length > named ? `${models.slice(0, named).join(', ')} and ${models.length - named} more` : models.join(', ');

const offer = ({ server, models }: LocalModels) =>
  `${server} runs on this machine (${listed(models)}). Start with LLM_BASE_URL=auto to let it answer for the coaches.`;

function nothingFits(found: readonly LocalModels[], wanted: string | undefined): string {
  if (found.length === 0) return 'LLM_BASE_URL=auto: no model server answers on this machine; the house engine does.';
  const all = found.flatMap(({ models }) => models);
  return `LLM_BASE_URL=auto: no server on this machine has ${wanted}; there is ${listed(all)}. The house engine answers.`;
}
