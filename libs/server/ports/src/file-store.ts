/**
 * Storage for files that are too big for the database: at present, sound. The owner of personal data keeps a row with
 * the key, so that no file is orphaned; files that can be made again need none. Keys are paths without a leading slash.
 */
export interface FileStore {
  /** For the start-up table. */
  readonly name: string;
  /** Returns undefined when there is no such file. Rejects when the store is unreachable. */
  read(key: string): Promise<Uint8Array | undefined>;
  /**
   * Writes a file atomically, replacing an existing one: readers see either version in full, even if the writer
   * crashes.
   */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** Deletes a file; a missing file is not an error. */
  remove(key: string): Promise<void>;
}
