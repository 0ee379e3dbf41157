export { readIntent, type IntentReading } from './intents/read-intent.ts';
export type { Intent } from './intents/intents.ts';
