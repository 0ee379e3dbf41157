import type { MoonshineAnswer, MoonshineJob } from './moonshine-engine.ts';

/**
 * The engine is imported lazily: a thread whose first import fails would crash the server, while a job that fails does
 * not.
 */
const engine = () => import('./moonshine-engine.ts');

export async function load(): Promise<void> {
  await (await engine()).load();
}

export async function transcribe(job: MoonshineJob): Promise<MoonshineAnswer | undefined> {
  return (await engine()).transcribe(job);
}
