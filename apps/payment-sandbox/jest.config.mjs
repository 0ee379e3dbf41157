import { databasePreset } from '@greenroom/jest-preset/databases';

export default { ...databasePreset([]), displayName: 'payment-sandbox-server' };
