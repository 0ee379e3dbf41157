import { createForkServer } from './fork-server.ts';
import { createReadFile, type ReadFile } from './read-file.ts';

/** Reads uploaded files for all modules of an instance, with one fork server and one fair queue for all visitors. */
export interface FileReader {
  read: ReadFile;
  /** Starts the fork server before the first file; does nothing if it is running. */
  start(): void;
  /** Stops the fork server and the processes it started. */
  stop(): void;
}

export function createFileReader(): FileReader {
  const forkServer = createForkServer();
  return { read: createReadFile(forkServer.extract), start: forkServer.start, stop: forkServer.stop };
}
