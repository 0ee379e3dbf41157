import { databasePreset } from '@greenroom/jest-preset/databases';

/** Connections, transactions, notifications and jobs. */
const onPglite = ['{broken-clients,in-few-trips,jobs,on-disk,open-database}'];

export default { ...databasePreset(onPglite), displayName: 'database' };
