import { satisfies } from 'semver';

/** The shared modules of a build: those that the shell provides, or those that a remote needs. */
interface Sharing {
  name: string;
  shared: Readonly<Record<string, string>>;
  /** Exports that the shell provides, or that a remote uses. If a build does not list them, they are not compared. */
  sharedExports?: Readonly<Record<string, readonly string[]>>;
  /** Contracts of the API: the shell's version, or the range that a remote requires. Older builds do not list them. */
  contracts?: string;
}

/**
 * Returns, as sentences, which shared modules a remote needs and a shell lacks; empty if the two match. Each module is
 * a singleton: the page uses the shell's, whatever range the remote declares.
 */
export function unmetBy(shell: Sharing, remote: Sharing): string[] {
  const unmet = Object.entries(remote.shared).flatMap(([module, range]) => {
    const brought = shell.shared[module];
    if (brought === undefined) return [`${remote.name} asks for ${module}, which the shell does not share`];
    if (satisfies(brought, range)) return missingExports(shell, remote, module);
    return [`${remote.name} asks for ${module} ${range}, and the shell brings ${brought}`];
  });
  return [...unmet, ...otherContracts(shell, remote)];
}

function otherContracts(shell: Sharing, remote: Sharing): string[] {
  if (shell.contracts === undefined || remote.contracts === undefined) return [];
  if (satisfies(shell.contracts, remote.contracts)) return [];
  return [`${remote.name} is made with contracts ${remote.contracts}, and the shell with ${shell.contracts}`];
}

/** Compares exports as well: libraries of this repository change without a new version. */
function missingExports(shell: Sharing, remote: Sharing, module: string): string[] {
  const brought = shell.sharedExports?.[module];
  if (!brought) return [];
  const missing = (remote.sharedExports?.[module] ?? []).filter((name) => !brought.includes(name));
  if (missing.length === 0) return [];
  return [
    `${remote.name} uses ${missing.join(', ')} of ${module}, which the shell does not bring: give everyone a shell that does first`,
  ];
}
