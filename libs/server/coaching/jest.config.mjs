import { databasePreset } from '@greenroom/jest-preset/databases';

/** Test files that run on PGlite; between them they cover shared budgets, search, arrays and JSON. */
const onPglite = ['model/model-budget', 'conversations/conversations.routes', 'memory/memory'];

export default { ...databasePreset(import.meta.dirname, onPglite), displayName: 'coaching' };
