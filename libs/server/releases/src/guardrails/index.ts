/** What pages count of the releases they run with, and how a release on its way is judged by it. */
export { guardrailsModule, type GuardrailsModule, type GuardrailSettings } from './guardrails-module.ts';
export type { ServedWith, Watch } from './watch-documents.ts';
