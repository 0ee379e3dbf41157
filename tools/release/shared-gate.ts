import { satisfies } from 'semver';

/** What a build says of modules it shares: what the shell brings, or what a remote asks for. */
interface Sharing {
  name: string;
  shared: Readonly<Record<string, string>>;
  /** Exports of them that the shell brings, or that a remote uses. Where a build does not say, nothing is compared. */
  sharedExports?: Readonly<Record<string, readonly string[]>>;
}

/**
 * What of a remote's shared modules a shell cannot give it, as sentences; none where the two go together.
 * Each module is a singleton: the page has the shell's, whatever the remote asked for.
 */
export function unmetBy(shell: Sharing, remote: Sharing): string[] {
  return Object.entries(remote.shared).flatMap(([module, range]) => {
    const brought = shell.shared[module];
    if (brought === undefined) return [`${remote.name} asks for ${module}, which the shell does not share`];
    if (satisfies(brought, range)) return missingExports(shell, remote, module);
    return [`${remote.name} asks for ${module} ${range}, and the shell brings ${brought}`];
  });
}

/** A version tells nothing of a lib of this repository, which changes between two of them. */
function missingExports(shell: Sharing, remote: Sharing, module: string): string[] {
  const brought = shell.sharedExports?.[module];
  if (!brought) return [];
  const missing = (remote.sharedExports?.[module] ?? []).filter((name) => !brought.includes(name));
  if (missing.length === 0) return [];
  return [
    `${remote.name} uses ${missing.join(', ')} of ${module}, which the shell does not bring: give everyone a shell that does first`,
  ];
}
