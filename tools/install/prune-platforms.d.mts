/** See prune-platforms.mjs. */
export function pruneForeign(bin: string, machine: Pick<NodeJS.Process, 'platform' | 'arch'>): string[];

/** See prune-platforms.mjs. */
export function pruneDownload(folder: string): void;
