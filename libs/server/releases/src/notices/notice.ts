import type { ReleaseNoticeKind } from '@greenroom/contracts';

/** What staff and the owners of an app are told of. */
export interface Notice {
  /** The same for the same news, however many servers see it: it is told once. */
  key: string;
  at: Date;
  kind: ReleaseNoticeKind;
  /** Nothing where it is of the whole registry. */
  app: string | null;
  version: string | null;
  /** In English, with the figures. */
  text: string;
}

/** Who is told. */
export interface NoticeSettings {
  /** Where notices are posted, signed with the secret. */
  webhook?: { url: string; secret: string } | undefined;
  /** Mail addresses by app; of `*` those who own all. */
  owners: ReadonlyMap<string, readonly string[]>;
}

/** Who owns an app; of the whole registry, everyone who owns something. */
export function ownersOf({ owners }: Pick<NoticeSettings, 'owners'>, app: string | null): string[] {
  const found = app === null ? [...owners.values()].flat() : [...(owners.get(app) ?? []), ...(owners.get('*') ?? [])];
  return [...new Set(found)];
}
