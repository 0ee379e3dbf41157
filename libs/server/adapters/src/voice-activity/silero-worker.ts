import type { SileroBatch, SileroVerdicts } from './silero-engine.ts';

/**
 * The engine is imported lazily: a thread whose first import fails would crash the server, while a job that fails does
 * not.
 */
const engine = () => import('./silero-engine.ts');

export async function load(): Promise<void> {
  await (await engine()).load();
}

export async function listen(batch: SileroBatch): Promise<SileroVerdicts> {
  return (await engine()).listen(batch);
}
