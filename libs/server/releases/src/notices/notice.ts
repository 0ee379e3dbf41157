import type { ReleaseNoticeKind } from '@greenroom/contracts';

/** A notice to staff and to the owners of an app. */
export interface Notice {
  /** Identical for the same news on every server, so that it is sent once. */
  key: string;
  at: Date;
  kind: ReleaseNoticeKind;
  /** Null if the notice concerns the whole registry. */
  app: string | null;
  version: string | null;
  /** In English, including the figures. */
  text: string;
}

/** Who receives notices. */
export interface NoticeSettings {
  /** Where notices are posted; they are signed with the secret. */
  webhook?: { url: string; secret: string } | undefined;
  /** Mail addresses by app; `*` lists the owners of all apps. */
  owners: ReadonlyMap<string, readonly string[]>;
}

/** Returns the owners of an app; for the whole registry, the owners of any app. */
export function ownersOf({ owners }: Pick<NoticeSettings, 'owners'>, app: string | null): string[] {
  const found = app === null ? [...owners.values()].flat() : [...(owners.get(app) ?? []), ...(owners.get('*') ?? [])];
  return [...new Set(found)];
}
