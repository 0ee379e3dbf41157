import { readSettings } from '../settings/env.ts';
import { chooseLocalModel } from './choose-local-model.ts';

const ollama = { server: 'Ollama', baseUrl: 'http://127.0.0.1:11434/v1', models: ['llama3.2:3b', 'qwen3:8b'] };
const finds =
  (...found: (typeof ollama)[]) =>
  async () =>
    found;
const choose = (env: Record<string, string>, ...found: (typeof ollama)[]) =>
  chooseLocalModel(readSettings(env), finds(...found));

it('uses the first model of the first server if asked to choose one', async () => {
  const { settings, told } = await choose({ LLM_BASE_URL: 'auto' }, ollama);
  expect(settings.languageModel).toEqual({ baseUrl: ollama.baseUrl, apiKey: undefined, model: 'llama3.2:3b' });
  expect(told).toBe('LLM_BASE_URL=auto: Ollama answers at http://127.0.0.1:11434/v1 with llama3.2:3b.');
});

it('uses the named model, on the server that has it', async () => {
  const studio = { server: 'LM Studio', baseUrl: 'http://127.0.0.1:1234/v1', models: ['gemma-3'] };
  const { settings } = await choose({ LLM_BASE_URL: 'auto', LLM_MODEL: 'gemma-3' }, ollama, studio);
  expect(settings.languageModel).toEqual({ baseUrl: studio.baseUrl, apiKey: undefined, model: 'gemma-3' });
});

it.each([
  [{ LLM_BASE_URL: 'auto' }, [], 'LLM_BASE_URL=auto: no model server answers on this machine; the house engine does.'],
  [
    { LLM_BASE_URL: 'auto', LLM_MODEL: 'gone' },
    [ollama],
    'LLM_BASE_URL=auto: no server on this machine has gone; there is llama3.2:3b, qwen3:8b. The house engine answers.',
  ],
])('starts without a model if none fits, and says so', async (env, found, line) => {
  const { settings, told } = await choose(env, ...found);
  expect([settings.languageModel, told]).toEqual([undefined, line]);
});

it('offers a model found on this machine, and uses it only when asked', async () => {
  const { settings, told } = await choose({}, ollama);
  expect(settings.languageModel).toBeUndefined();
  expect(told).toBe(
    'Ollama runs on this machine (llama3.2:3b, qwen3:8b). Start with LLM_BASE_URL=auto to let it answer for the coaches.',
  );
  expect((await choose({})).told).toBeUndefined();
});

it('searches for no model if one is configured', async () => {
  const find = async () => {
    throw new Error('Somebody was asked');
  };
  const settings = readSettings({ LLM_BASE_URL: 'https://models.example/v1', LLM_MODEL: 'm' });
  expect(await chooseLocalModel(settings, find)).toEqual({ settings, told: undefined });
});
