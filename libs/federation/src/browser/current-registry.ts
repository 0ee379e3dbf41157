import { UnsoundDocument } from '../check-shape.ts';
import { openRegistry } from '../open-documents.ts';
import { expiresAt, issuedAt, registryAddress, signatureOf, type Registry } from '../registry.ts';

/** How long the registry may take, in milliseconds. */
const limitMs = 5_000;
const keptAs = 'last good registry';

/** A document and its signatures as received. */
interface SignedText {
  document: string;
  signatures: string;
}

/**
 * Returns the published registry. Where it cannot be fetched or trusted, returns the last good one, which is verified
 * again each time it is read.
 * @param importKeys imports the keys of the publishers
 * @param failed called with the reason why the published one is not used
 */
export async function currentRegistry(
  importKeys: () => Promise<readonly CryptoKey[]>,
  failed: (cause: unknown) => void,
): Promise<Registry | undefined> {
  let known: Registry | undefined;
  try {
    const keys = await importKeys();
    known = await openKept(keys);
    const fetched = await fetchRegistry();
    const registry = await open(fetched, keys);
    if (known && issuedAt(registry) < issuedAt(known))
      throw new UnsoundDocument('The registry document is older than one that was seen before');
    // A registry that was seen while it was valid stays in use: the publisher may be unable to renew it.
    if (expiresAt(registry) <= Date.now() && !(known && issuedAt(registry) === issuedAt(known)))
      throw new UnsoundDocument('The registry document has expired');
    keep(fetched);
    return registry;
  } catch (cause) {
    failed(cause);
    return known;
  }
}

const open = ({ document, signatures }: SignedText, keys: readonly CryptoKey[]) =>
  openRegistry(new TextEncoder().encode(document), signatures, keys);

async function fetchRegistry(): Promise<SignedText> {
  const document = await fetchText(registryAddress);
  // Fetched after the document: a publisher writes the signatures of a new document before the document.
  return { document, signatures: await fetchText(signatureOf(registryAddress)) };
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(limitMs) });
  if (!answer.ok) throw new UnsoundDocument(`${address} was answered with status ${answer.status}`);
  return answer.text();
}

async function openKept(keys: readonly CryptoKey[]): Promise<Registry | undefined> {
  try {
    const kept = localStorage.getItem(keptAs);
    return kept === null ? undefined : await open(JSON.parse(kept) as SignedText, keys);
  } catch {
    // Not our data, or signed with a key that is no longer known.
    return undefined;
  }
}

function keep(text: SignedText): void {
  try {
    localStorage.setItem(keptAs, JSON.stringify(text));
  } catch {
    // Storage is unavailable: then there is no last good registry.
  }
}
