import { databasePreset } from '@greenroom/jest-preset/databases';

export default { ...databasePreset(import.meta.dirname), displayName: 'notes' };
