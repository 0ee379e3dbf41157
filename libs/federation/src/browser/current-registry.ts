import { UnsoundDocument } from '../check-shape.ts';
import { openRegistry } from '../open-documents.ts';
import { expiresAt, issuedAt, registryAddress, signatureOf, type Registry } from '../registry.ts';

/** How long the registry may take, in milliseconds. */
const limitMs = 5_000;
const keptAs = 'last good registry';

/** A document and its signatures as they came. */
interface SignedText {
  document: string;
  signatures: string;
}

/**
 * The registry as it is published now. Where it cannot be had or relied on, the one that was good last, which is
 * checked anew each time it is read.
 * @param importKeys of those who may publish
 * @param failed told why the published one is not used
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
    // One that was seen while it was good goes on: whoever renews it may be away.
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
  // After the document: a publisher writes the signatures of what is to come before what is to come.
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
    // Nothing of ours, or signed with a key that is known no longer.
    return undefined;
  }
}

function keep(text: SignedText): void {
  try {
    localStorage.setItem(keptAs, JSON.stringify(text));
  } catch {
    // No storage for us: then there is no last good one.
  }
}
