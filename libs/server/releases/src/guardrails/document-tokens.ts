import { randomBytes } from 'node:crypto';
import { signedText, signText } from '@greenroom/crypto';

/** A served document whose releases are being measured. */
export interface WatchedDocument {
  /** Random and unique to this document. */
  id: string;
  /** Minute in which the document was served, counted since 1970. */
  minute: number;
  /** The app that answers for the document's path: `shell` or a remote. */
  page: string;
  /** The versions the document was served with, by app. */
  releases: ReadonlyMap<string, string>;
}

const purpose = 'token of a watched document';

/** Writes and reads signed tokens. A page can report only on the releases it was served with. */
export function documentTokens(secret: string) {
  return {
    write({ id, minute, page, releases }: WatchedDocument): string {
      const named = [...releases].map(([app, version]) => `${app}@${version}`).join(',');
      return signText(`${id} ${minute.toString(36)} ${page} ${named}`, secret, purpose);
    },

    /** Returns undefined if this server did not sign the token. */
    read(token: string): WatchedDocument | undefined {
      const text = signedText(token, secret, purpose);
      if (text === undefined) return undefined;
      const [id = '', minute = '', page = '', named = ''] = text.split(' ');
      const releases = named.split(',').map((one) => one.split('@') as [string, string]);
      return { id, minute: Number.parseInt(minute, 36), page, releases: new Map(releases) };
    },
  };
}

export type DocumentTokens = ReturnType<typeof documentTokens>;

export const newDocumentId = () => randomBytes(9).toString('base64url');
