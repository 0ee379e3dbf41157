/** Database connection, transactions, migrations, jobs and notifications. Knows no module's tables. */
export {
  compareTables,
  DatabaseNotEmptyError,
  digestTables,
  dumpDatabase,
  PostgresProgramError,
  RestoreDifferenceError,
  restoreDatabase,
  type TableDigests,
  verifyDump,
} from './backup/index.ts';
export { isDatabaseAway, isOutOfResources } from './database-away.ts';
export type { Database, OpenDatabase, Queryable } from './database.ts';
export { FolderInUseError, lockFolder } from './folder-lock.ts';
export { freePort } from './free-port.ts';
export { pipelinedTransaction } from './pipelined-transaction.ts';
export type { ReportedJob, ReportedState } from './job-report.ts';
export { type JobCauses, type Jobs, openJobs } from './jobs.ts';
export { type Notifications, noOtherInstances } from './notifications.ts';
export { flushWal } from './flush-wal.ts';
export { type DatabaseChoice, openDatabase } from './open-database.ts';
export { migrateDatabase } from './migrate.ts';
export { startPglite } from './start-pglite.ts';
export { inSeconds, now } from './moments.ts';
