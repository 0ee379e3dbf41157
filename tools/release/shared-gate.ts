import { satisfies } from 'semver';

/** What a build says of modules it shares: what the shell brings, or what a remote asks for. */
interface Sharing {
  name: string;
  shared: Readonly<Record<string, string>>;
}

/**
 * What of a remote's shared modules a shell cannot give it, as sentences; none where the two go together.
 * Each module is a singleton: the page has the shell's, whatever the remote asked for.
 */
export function unmetBy(shell: Sharing, remote: Sharing): string[] {
  return Object.entries(remote.shared).flatMap(([module, range]) => {
    const brought = shell.shared[module];
    if (brought === undefined) return [`${remote.name} asks for ${module}, which the shell does not share`];
    if (satisfies(brought, range)) return [];
    return [`${remote.name} asks for ${module} ${range}, and the shell brings ${brought}`];
  });
}
