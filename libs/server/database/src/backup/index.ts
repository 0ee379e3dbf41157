/** Backups of a PostgreSQL database with PostgreSQL's own programs. */
export { compareTables, digestTables, type TableDigests } from './digest-tables.ts';
export { dumpDatabase } from './dump-database.ts';
export { PostgresProgramError } from './postgres-program.ts';
export { DatabaseNotEmptyError, RestoreDifferenceError, restoreDatabase, verifyDump } from './restore-database.ts';
