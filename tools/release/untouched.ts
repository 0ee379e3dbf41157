import type { Registry } from '@greenroom/federation';

/** The version of an app's build, and the version that the registry gives everyone. */
export interface BesidePublished {
  name: string;
  built: string;
  /** Undefined if no release of the app is everyone's. */
  published: string | undefined;
}

/**
 * Returns the apps whose builds are not the releases that everyone gets, except those that are meant to change. A
 * version names its whole content: the same version means the same bytes.
 */
export function touched(
  builds: readonly { name: string; version: string }[],
  { microFrontends }: Pick<Registry, 'microFrontends'>,
  meant: readonly string[],
): BesidePublished[] {
  return builds
    .filter(({ name }) => !meant.includes(name))
    .map(({ name, version }): BesidePublished => {
      const usual = microFrontends[name]?.find(({ deployment }) => deployment.default);
      return { name, built: version, published: usual?.metadata.version };
    })
    .filter(({ built, published }) => built !== published);
}
