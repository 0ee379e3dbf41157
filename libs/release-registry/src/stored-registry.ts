import { isDeepStrictEqual } from 'node:util';
import {
  checkTraffic,
  emptyRegistry,
  issuedAt,
  openRegistry,
  registryAddress,
  registryText,
  sign,
  signatureOf,
  UnsoundDocument,
  type Registry,
} from '@greenroom/federation';
import type { ReleaseStore } from '@greenroom/ports/release-store';
import type { KeyPair } from './signing-key.ts';

export const registryKey = registryAddress.slice(1);
/** So many signatures are kept: of the document that is there, and of those that others are about to write. */
const signaturesKept = 8;
const tries = 20;

/** The latest registry document that was seen of a store, by when it was issued, in milliseconds since 1970. */
export interface RegistryMemory {
  /** What to do for the one who wants to go back behind it. */
  readonly toGoBack: string;
  /** 0 where none was seen. */
  latest(): number;
  keep(issued: number): void;
}

/** The registry as it is in a store, and what of it a change must take the place of. */
export interface StoredRegistry {
  registry: Registry;
  /** Its exact bytes; undefined where nothing was published yet. */
  document: Uint8Array | undefined;
  documentTag: string | undefined;
  signatureTag: string | undefined;
  signatures: string[];
}

/**
 * The registry of a store.
 * @param memory what was seen of it before; nothing older is built upon
 * @throws UnsoundDocument where it is not signed by one of the keys, or is older than one that was seen
 */
export async function readRegistry(
  store: ReleaseStore,
  keys: readonly CryptoKey[],
  memory?: RegistryMemory,
): Promise<StoredRegistry> {
  const document = await store.read(registryKey);
  const signed = await store.read(signatureOf(registryKey));
  const text = signed ? new TextDecoder().decode(signed.bytes) : '';
  const registry = document ? await openRegistry(document.bytes, text, keys) : emptyRegistry;
  if (document && memory) checkAge(registry, memory);
  return {
    registry,
    document: document?.bytes,
    documentTag: document?.tag,
    signatureTag: signed?.tag,
    signatures: text.split('\n').filter((line) => line !== ''),
  };
}

/**
 * Puts a registry into the place of the one that was read. Whenever the process ends, the registry is as it was or as it
 * is to be: the new signature is added to the old ones before the document takes the old one's place.
 * @returns false where another stands there by now, which is then left as it is
 * @throws UnsoundDocument where readers would refuse how it divides visitors; nothing is written then
 */
export async function writeRegistry(
  store: ReleaseStore,
  { signing }: KeyPair,
  before: StoredRegistry,
  registry: Registry,
): Promise<boolean> {
  checkTraffic(registry);
  const document = new TextEncoder().encode(registryText(registry));
  const signatures = [...before.signatures, await sign(signing, document)].slice(-signaturesKept);
  const lines = new TextEncoder().encode(`${signatures.join('\n')}\n`);
  if (!(await store.write(signatureOf(registryKey), lines, before.signatureTag))) return false;
  return store.write(registryKey, document, before.documentTag);
}

/**
 * Changes the registry of a store. Of two who change it at once, the later one begins again on what the other wrote.
 * @param change gives the same object where nothing is to be changed
 */
export async function changeRegistry(
  store: ReleaseStore,
  keys: KeyPair,
  otherKeys: readonly CryptoKey[],
  change: (registry: Registry) => Registry,
  memory?: RegistryMemory,
): Promise<Registry> {
  for (let left = tries; left > 0; left--) {
    const before = await readRegistry(store, [keys.public, ...otherKeys], memory);
    const registry = change(before.registry);
    if (isDeepStrictEqual(registry, before.registry)) return registry;
    if (!(await writeRegistry(store, keys, before, registry))) continue;
    memory?.keep(issuedAt(registry));
    return registry;
  }
  throw new Error('Others keep changing the registry: try again');
}

/** A signed document stays signed: one that was put back is known by its age alone. */
function checkAge(registry: Registry, memory: RegistryMemory): void {
  const [issued, latest] = [issuedAt(registry), memory.latest()];
  if (issued < latest) {
    throw new UnsoundDocument(
      `The registry document in the store, of ${dateOf(issued)}, is older than the one seen here, of ${dateOf(latest)}. ` +
        `Where it was put back on purpose, ${memory.toGoBack}`,
    );
  }
  memory.keep(issued);
}

const dateOf = (milliseconds: number) => new Date(milliseconds).toISOString();
