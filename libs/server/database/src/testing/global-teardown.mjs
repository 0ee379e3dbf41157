// Jest takes default exports here. By these files Node reads the TypeScript itself; Jest would transform it.
export { stopTestDatabases as default } from './start-test-databases.ts';
