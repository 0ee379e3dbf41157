import { signedText, signText } from '@greenroom/crypto';
import { overridesText, readOverrides, type Asked } from '@greenroom/federation';

const purpose = 'pass for a release';

/** A pass lets its bearer see one release for a limited time. */
export interface ReleasePass {
  /** One app and its version. */
  asked: Asked;
  /** Expiry, in milliseconds since 1970. */
  until: number;
}

/** Writes and reads signed passes: links for testers on a public site, each for one release and a limited time. */
export function releasePasses(secret: string, now: () => number = Date.now) {
  return {
    write({ asked, until }: ReleasePass): string {
      return Buffer.from(signText(`${overridesText(asked)} ${until}`, secret, purpose)).toString('base64url');
    },

    /** Returns undefined if the token was not signed here, was altered, or has expired. */
    read(token: string): ReleasePass | undefined {
      const text = signedText(Buffer.from(token, 'base64url').toString(), secret, purpose);
      if (text === undefined) return undefined;
      const [asked = '', until = ''] = text.split(' ');
      const pass = { asked: readOverrides(new URLSearchParams(), asked), until: Number(until) };
      return pass.until > now() ? pass : undefined;
    },
  };
}

export type ReleasePasses = ReturnType<typeof releasePasses>;
