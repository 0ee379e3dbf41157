import { databasePreset } from '@greenroom/jest-preset/databases';

/** A budget that answers share, search, arrays and JSON. */
const onPglite = ['model/model-budget', 'conversations/conversations.routes', 'memory/memory'];

export default { ...databasePreset(import.meta.dirname, onPglite), displayName: 'coaching' };
