import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { bits, boolean, explicit, integer, octets, oid, sequence, set, utcTime, utf8 } from './asn1.ts';

/** The extensions by which Apple’s library recognizes Apple’s intermediate and leaf certificates. */
export const appleOids = { intermediate: '1.2.840.113635.100.6.2.1', leaf: '1.2.840.113635.100.6.11.1' };

const basicConstraints = '2.5.29.19';
const ecdsaWithSha256 = sequence(oid('1.2.840.10045.4.3.2'));
const commonName = (name: string) => sequence(set(sequence(oid('2.5.4.3'), utf8(name))));

interface Issued {
  name: string;
  key: KeyObject;
  der: Buffer;
}

interface Wish {
  isAuthority: boolean;
  marker?: string;
}

/** Issues a certificate of a new key; without `by`, one that signs itself. */
function issue(name: string, by: Issued | undefined, { isAuthority, marker }: Wish): Issued {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const extension = (id: string, critical: boolean, value: Buffer) =>
    sequence(oid(id), ...(critical ? [boolean(true)] : []), octets(value));
  const extensions = [
    extension(basicConstraints, true, isAuthority ? sequence(boolean(true)) : sequence()),
    // Apple’s markers hold no value.
    ...(marker ? [extension(marker, false, Buffer.from([0x05, 0x00]))] : []),
  ];
  const body = sequence(
    explicit(0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(7)])),
    ecdsaWithSha256,
    commonName(by?.name ?? name),
    sequence(utcTime('200101000000Z'), utcTime('491231235959Z')),
    commonName(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    explicit(3, sequence(...extensions)),
  );
  const signature = sign('sha256', body, by?.key ?? privateKey);
  return { name, key: privateKey, der: sequence(body, ecdsaWithSha256, bits(signature)) };
}

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

export interface AppleSigner {
  /** The root certificate as PEM. */
  rootPem: string;
  /** A key for the App Store Server API, as PEM. */
  apiKey: string;
  /** Signs a payload as Apple does: a JWS with the chain of certificates in its header. */
  sign(payload: object): string;
}

/**
 * Creates a signer with a root, an intermediate and a leaf certificate of its own.
 * @param oids the markers of the two certificates; Apple’s by default
 */
export function appleSigner(oids: Partial<typeof appleOids> = appleOids): AppleSigner {
  const root = issue('Test Root', undefined, { isAuthority: true });
  const intermediate = issue('Test Intermediate', root, {
    isAuthority: true,
    ...(oids.intermediate && { marker: oids.intermediate }),
  });
  const leaf = issue('Test Leaf', intermediate, { isAuthority: false, ...(oids.leaf && { marker: oids.leaf }) });
  const x5c = [leaf, intermediate, root].map(({ der }) => der.toString('base64'));
  return {
    rootPem: `-----BEGIN CERTIFICATE-----\n${root.der.toString('base64')}\n-----END CERTIFICATE-----\n`,
    apiKey: leaf.key.export({ type: 'pkcs8', format: 'pem' }).toString(),
    sign(payload) {
      const text = `${base64url({ alg: 'ES256', x5c })}.${base64url(payload)}`;
      const signature = sign('sha256', Buffer.from(text), { key: leaf.key, dsaEncoding: 'ieee-p1363' });
      return `${text}.${signature.toString('base64url')}`;
    },
  };
}
