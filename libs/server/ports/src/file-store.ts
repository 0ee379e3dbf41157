/**
 * Where files lie that are too big for the database: sound, for the present. Whoever keeps one of a person's has a row
 * that names its key, so that none is forgotten; what can be made again needs none. Keys are paths without a slash at their start.
 */
export interface FileStore {
  /** For the one who starts the product. */
  readonly name: string;
  /** Undefined where there is no such file. Rejects where the store cannot be reached. */
  read(key: string): Promise<Uint8Array | undefined>;
  /** Writes a file as a whole, in place of one that is there: whoever reads sees all of either, whatever happens to the writer. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** Deletes a file; one that is not there is gone already. */
  remove(key: string): Promise<void>;
}
