import type { Registry } from '@greenroom/federation';

/** What an app's build is called by its content, and what the registry gives everyone of it. */
export interface BesidePublished {
  name: string;
  built: string;
  /** Nothing where none is everyone's. */
  published: string | undefined;
}

/**
 * The apps whose builds are not the releases that everyone gets, but for those that are meant to change. A version names
 * its whole content: the same version is the same bytes.
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
