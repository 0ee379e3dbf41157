import { randomBytes } from 'node:crypto';
import { signedText, signText } from '@greenroom/crypto';

/** A document that was served to count how its releases fare. */
export interface WatchedDocument {
  /** Random, and of this document alone. */
  id: string;
  /** In which it was served, since 1970. */
  minute: number;
  /** The app that answers for its path: `shell`, or a remote. */
  page: string;
  /** The versions it was served with, by app. */
  releases: ReadonlyMap<string, string>;
}

const purpose = 'token of a watched document';

/** Tokens that only this server can make: a page may report of the releases it was served with, and of no others. */
export function documentTokens(secret: string) {
  return {
    write({ id, minute, page, releases }: WatchedDocument): string {
      const named = [...releases].map(([app, version]) => `${app}@${version}`).join(',');
      return signText(`${id} ${minute.toString(36)} ${page} ${named}`, secret, purpose);
    },

    /** Nothing where the token was not written here. */
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
