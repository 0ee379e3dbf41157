import { signedText, signText } from '@greenroom/crypto';
import { overridesText, readOverrides, type Asked } from '@greenroom/federation';

const purpose = 'pass for a release';

/** A pass lets its bearer see one release for a while. */
export interface ReleasePass {
  /** The one app, and its version. */
  asked: Asked;
  /** Until when, in milliseconds since 1970. */
  until: number;
}

/** Links for testers on a public site: signed by this server, for one release, and good for a while. */
export function releasePasses(secret: string, now: () => number = Date.now) {
  return {
    write({ asked, until }: ReleasePass): string {
      return Buffer.from(signText(`${overridesText(asked)} ${until}`, secret, purpose)).toString('base64url');
    },

    /** Nothing where it was not written here, was changed, or is over. */
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
