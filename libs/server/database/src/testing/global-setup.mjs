// Jest takes default exports here. By these files Node reads the TypeScript itself; Jest would transform it.
export { startTestDatabases as default } from './start-test-databases.ts';
