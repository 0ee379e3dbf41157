export function importedPackages(source: string): string[];
export function serverPackages(root: string): Set<string>;
