import { createPublicKey } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { keyFiles } from './release-keys.ts';
import { importPublicKey, importSigningKey } from '@greenroom/federation';

export interface KeyPair {
  signing: CryptoKey;
  public: CryptoKey;
}

interface KeyOptions {
  /** A private key as PEM text, or its path. */
  given: string | undefined;
  dataDir: string;
  /** Whether a machine without a key may generate one. */
  mayMake: boolean;
}

/**
 * Returns the key that releases are signed with: the given one, else this machine's own.
 * @throws if there is none and none may be generated
 */
export async function signingKey({ given, dataDir, mayMake }: KeyOptions): Promise<KeyPair> {
  if (given !== undefined) return readPair(given.includes('-----BEGIN') ? given : readFileSync(given, 'utf8'));
  const { privateKey } = keyFiles(dataDir);
  if (!existsSync(privateKey)) {
    if (!mayMake) throw new Error('No signing key: set RELEASE_SIGNING_KEY to a P-256 key (PEM text, or its path)');
    await makePair(dataDir);
  }
  return readPair(readFileSync(privateKey, 'utf8'));
}

async function readPair(pem: string): Promise<KeyPair> {
  try {
    const publicPem = createPublicKey(pem).export({ type: 'spki', format: 'pem' }).toString();
    return { signing: await importSigningKey(pem), public: await importPublicKey(publicPem) };
  } catch (error) {
    throw new Error('The signing key must be a P-256 private key as PEM, PKCS 8', { cause: error });
  }
}

/** Writes the public half first, so that the private key never exists without it. */
async function makePair(dataDir: string): Promise<void> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ]);
  const files = keyFiles(dataDir);
  mkdirSync(dirname(files.privateKey), { recursive: true, mode: 0o700 });
  write(files.publicKey, pemOf('PUBLIC KEY', await crypto.subtle.exportKey('spki', publicKey)), 0o644);
  write(files.privateKey, pemOf('PRIVATE KEY', await crypto.subtle.exportKey('pkcs8', privateKey)), 0o600);
}

function write(path: string, text: string, mode: number): void {
  const draft = `${path}.${process.pid}.draft`;
  writeFileSync(draft, text, { mode });
  renameSync(draft, path);
}

function pemOf(title: string, content: ArrayBuffer): string {
  const lines =
    Buffer.from(content)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return `-----BEGIN ${title}-----\n${lines.join('\n')}\n-----END ${title}-----\n`;
}
