/** A file as it is in the store. */
export interface StoredFile {
  bytes: Uint8Array;
  /** Identifies the content; different content has a different tag. */
  tag: string;
}

/**
 * Storage of published releases: their files, their records, and the registry document. Keys are paths without a
 * leading slash, laid out as the site serves them, so that a plain file server can serve the store as it is.
 */
export interface ReleaseStore {
  /** For the start-up table. */
  readonly name: string;
  /** How long a copy of the registry counts as fresh, in milliseconds. */
  readonly freshForMs: number;
  /** Returns undefined when there is no such file. Rejects when the store is unreachable. */
  read(key: string): Promise<StoredFile | undefined>;
  /** Returns the tag of the current content at little cost; undefined when there is no file. */
  tagOf(key: string): Promise<string | undefined>;
  /**
   * Writes a file atomically: readers see all of it or nothing, even if the writer crashes.
   * @param instead the tag of the content to replace; undefined if the file must not exist yet
   * @returns false if the store holds something else, which is left unchanged
   */
  write(key: string, bytes: Uint8Array, instead: string | undefined): Promise<boolean>;
  /** Deletes a file; a missing file is not an error. */
  remove(key: string): Promise<void>;
}
