import { createForkServer } from './fork-server.ts';
import { createReadFile, type ReadFile } from './read-file.ts';

/** Reads uploaded files for all modules of an instance: one fork server, and one queue in which visitors take turns. */
export interface FileReader {
  read: ReadFile;
  /** Starts the fork server ahead of the first file; where it runs, nothing happens. */
  start(): void;
  /** Ends it, and what it started. */
  stop(): void;
}

export function createFileReader(): FileReader {
  const forkServer = createForkServer();
  return { read: createReadFile(forkServer.extract), start: forkServer.start, stop: forkServer.stop };
}
