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
/** Signatures kept: that of the current document, and those of documents that others are about to write. */
const signaturesKept = 8;
const tries = 20;

/** Remembers when the latest registry document seen in a store was issued, in milliseconds since 1970. */
export interface RegistryMemory {
  /** Advice for an operator who wants to go back to an older document. */
  readonly toGoBack: string;
  /** 0 if none has been seen. */
  latest(): number;
  keep(issued: number): void;
}

/** The registry in a store, with the tags that a write must replace. */
export interface StoredRegistry {
  registry: Registry;
  /** Its exact bytes; undefined if nothing has been published yet. */
  document: Uint8Array | undefined;
  documentTag: string | undefined;
  signatureTag: string | undefined;
  signatures: string[];
}

/**
 * Reads the registry of a store.
 * @param memory the latest document seen before; older ones are rejected
 * @throws UnsoundDocument if it is not signed by one of the keys, or is older than one seen before
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
 * Replaces the registry that was read. It is atomic even if the process dies: the new signature is added to the old
 * ones before the document is replaced.
 * @returns false if another writer replaced it first; their document is left as it is
 * @throws UnsoundDocument if readers would reject its division of visitors; nothing is written then
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
 * Changes the registry of a store. If another writer is faster, the change is applied again to their document.
 * @param change returns the same object if nothing changes
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
  throw new Error('The registry kept changing during this write; try again');
}

/** A signature stays valid forever, so only the issue time reveals a replayed document. */
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
