interface Owner {
  pages: readonly { path: string }[];
}

/**
 * Returns which of several builds has a path, and which of its pages matches. Segments of a page's path may be
 * `:parameters`. Where several match, the more specific one wins, segment by segment from the left: a literal before a
 * parameter.
 */
export function ownerOf<SomeOwner extends Owner>(
  path: string,
  owners: readonly SomeOwner[],
): { owner: SomeOwner; page: SomeOwner['pages'][number] } | undefined {
  const fitting = owners.flatMap((owner) =>
    owner.pages.filter((page) => fits(path, page.path)).map((page) => ({ owner, page })),
  );
  return fitting.sort((one, other) => exactness(other.page.path).localeCompare(exactness(one.page.path)))[0];
}

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

function fits(path: string, pattern: string): boolean {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(path);
  return (
    given.length === wanted.length &&
    wanted.every((segment, index) => segment.startsWith(':') || segment === given[index])
  );
}

/** One letter a segment, so that comparing two strings compares the patterns from the left. */
const exactness = (pattern: string) =>
  segmentsOf(pattern)
    .map((segment) => (segment.startsWith(':') ? 'a' : 'b'))
    .join('');
