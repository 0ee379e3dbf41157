// Jest requires a default export here. It would also transform a TypeScript file; through this one, Node reads it
// itself.
export { stopTestDatabases as default } from './start-test-databases.ts';
