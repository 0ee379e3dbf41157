import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { registryAddress, signatureOf } from '@greenroom/federation';
import type { Releases } from './domain/releases.ts';
import type { Source } from './read-releases.ts';

/** Texts of a store by key. */
type Texts = Record<string, string>;

const registryKey = registryAddress.slice(1);

/**
 * The last valid state, kept across restarts in a file: the registry document, its signatures and the records. All of
 * it is signed, and is verified in the same way as the store itself.
 */
export class LastGood implements Source {
  readonly #path: string;
  #kept: Texts;

  constructor(path: string) {
    this.#path = path;
    this.#kept = readTexts(path);
  }

  async read(key: string) {
    const text = this.#kept[key];
    return text === undefined ? undefined : { bytes: new TextEncoder().encode(text), tag: '' };
  }

  /** @param texts texts read from the store since the last call; those read earlier are kept */
  async keep(texts: Texts, { records }: Releases): Promise<void> {
    const keys = [
      registryKey,
      signatureOf(registryKey),
      ...[...records.keys()].map((folder) => `${folder}/release.json`),
    ];
    const all = { ...this.#kept, ...texts };
    this.#kept = Object.fromEntries(keys.flatMap((key) => (all[key] === undefined ? [] : [[key, all[key]]])));
    await mkdir(dirname(this.#path), { recursive: true, mode: 0o700 });
    await writeFile(`${this.#path}.draft`, JSON.stringify(this.#kept));
    await rename(`${this.#path}.draft`, this.#path);
  }
}

function readTexts(path: string): Texts {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Texts;
  } catch {
    // The file is missing or damaged: start without a last valid state.
    return {};
  }
}

/** Wraps a source so that every text read from it is recorded. */
export function noting(source: Source): { source: Source; texts: Texts } {
  const texts: Texts = {};
  const read = async (key: string) => {
    const file = await source.read(key);
    if (file) texts[key] = new TextDecoder().decode(file.bytes);
    return file;
  };
  return { source: { read }, texts };
}
