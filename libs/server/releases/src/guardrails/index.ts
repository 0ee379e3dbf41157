/** Counts pages report on the releases they run with, and the judgement of ramps by those counts. */
export { guardrailsModule, type GuardrailsModule, type GuardrailSettings } from './guardrails-module.ts';
export type { ServedWith, Watch } from './watch-documents.ts';
