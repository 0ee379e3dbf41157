import { databasePreset } from '@greenroom/jest-preset/databases';

/** Figures by time. */
const onPglite = ['guardrails/guardrails'];

export default { ...databasePreset(import.meta.dirname, onPglite), displayName: 'releases' };
