/** A file as it is in the store. */
export interface StoredFile {
  bytes: Uint8Array;
  /** Names this very content; another content has another tag. */
  tag: string;
}

/**
 * Where published releases lie: their files, their records, and the registry document. Keys are paths without a slash
 * at their start, laid out as the site serves them, so that a plain file server can serve the store as it is.
 */
export interface ReleaseStore {
  /** For the one who starts the product. */
  readonly name: string;
  /** How long what was read of the registry may be relied on before it is looked at again, in milliseconds. */
  readonly freshForMs: number;
  /** Undefined where there is no such file. Rejects where the store cannot be reached. */
  read(key: string): Promise<StoredFile | undefined>;
  /** The tag of what is there now, at little cost; undefined where there is nothing. */
  tagOf(key: string): Promise<string | undefined>;
  /**
   * Writes a file as a whole: whoever reads sees all of it or nothing of it, whatever happens to the writer.
   * @param instead the tag of what it takes the place of; undefined where nothing may be there
   * @returns false where something else is there, which is then left as it is
   */
  write(key: string, bytes: Uint8Array, instead: string | undefined): Promise<boolean>;
  /** Deletes a file; where there is none, nothing happens. */
  remove(key: string): Promise<void>;
}
