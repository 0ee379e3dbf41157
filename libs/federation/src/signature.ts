/**
 * ECDSA on P-256 with SHA-256, signatures as IEEE P1363 in base64: WebCrypto verifies these in every browser and in
 * Node.
 */
const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const operation = { name: 'ECDSA', hash: 'SHA-256' } as const;

/** @param pem a public key, `-----BEGIN PUBLIC KEY-----`. Rejects any other content or kind of key. */
export function importPublicKey(pem: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('spki', contentOf(pem), algorithm, true, ['verify']);
}

/** @param pem a private key as PKCS 8, `-----BEGIN PRIVATE KEY-----`. Rejects any other content or kind of key. */
export function importSigningKey(pem: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('pkcs8', contentOf(pem), algorithm, true, ['sign']);
}

/** Returns the signature of exactly these bytes, in base64. */
export async function sign(key: CryptoKey, bytes: Uint8Array): Promise<string> {
  const signature = new Uint8Array(await crypto.subtle.sign(operation, key, asSource(bytes)));
  return btoa(String.fromCharCode(...signature));
}

/**
 * Reports whether one of the keys made one of the signatures over exactly these bytes. A malformed signature counts as
 * wrong.
 */
export async function isSigned(
  bytes: Uint8Array,
  signatures: readonly string[],
  keys: readonly CryptoKey[],
): Promise<boolean> {
  for (const signature of signatures) {
    const decoded = decode(signature);
    if (!decoded) continue;
    for (const key of keys) {
      if (await crypto.subtle.verify(operation, key, decoded, asSource(bytes))) return true;
    }
  }
  return false;
}

function contentOf(pem: string): Uint8Array<ArrayBuffer> {
  const decoded = decode(pem.replace(/-----[A-Z ]+-----/g, '').replace(/\s+/g, ''));
  if (!decoded) throw new Error('This is no key in PEM form');
  return decoded;
}

function decode(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  } catch {
    return undefined;
  }
}

const asSource = (bytes: Uint8Array) => bytes as Uint8Array<ArrayBuffer>;
