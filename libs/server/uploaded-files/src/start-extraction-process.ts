import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { dirname, resolve } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { FileUse } from './extraction/text-limits.ts';
import type { ProcessLimits } from './process-limits.ts';

export type ExtractionProcess = ChildProcessByStdio<Writable, Readable, null>;

export const extractionProgram = fileURLToPath(new URL('./extraction/extraction-child.ts', import.meta.url));

const packages = resolve(import.meta.dirname, '../../../../node_modules');

/**
 * Starts the process that reads one file, with no environment, no files but its own code, no child processes, low
 * priority, and the `limits` on memory and CPU time. If it fails to start, it emits `error` or `close`.
 * @param program replaced in tests
 * @param use what the file is read for, which decides how much of it is kept
 */
export function startExtractionProcess(
  limits: ProcessLimits,
  program = extractionProgram,
  platform: NodeJS.Platform = process.platform,
  use: FileUse = 'material',
): ExtractionProcess {
  const [command, ...args] = extractionCommand(limits, program, platform, use);
  const child = spawn(command as string, args, { env: bareEnvironment(platform), stdio: ['pipe', 'pipe', 'ignore'] });
  lowerPriority(child.pid);
  return child;
}

/** Returns the command that starts the process on a platform; macOS and Windows cannot limit a process's memory. */
function extractionCommand(limits: ProcessLimits, program: string, platform: NodeJS.Platform, use: FileUse): string[] {
  const { cpuSeconds, dataKilobytes, residentMegabytes, wallMilliseconds } = limits;
  const isLinux = platform === 'linux';
  const node = [
    process.execPath,
    '--disable-warning=ExperimentalWarning',
    `--max-old-space-size=${limits.heapMegabytes}`,
    '--disallow-code-generation-from-strings',
    '--permission',
    ...[program, extractionProgram].map((file) => `--allow-fs-read=${dirname(file)}/`),
    `--allow-fs-read=${packages}/`,
    ...(isLinux
      ? [program, use]
      : ['--allow-worker', program, use, String(residentMegabytes), String(wallMilliseconds)]),
  ];
  if (platform === 'win32') return node;
  const limit = [`ulimit -c 0 && ulimit -t ${cpuSeconds}`, ...(isLinux ? [`ulimit -d ${dataKilobytes}`] : [])];
  // If the machine runs out of memory, Linux kills this process before the server.
  const first = isLinux ? '{ echo 1000 > /proc/self/oom_score_adj; } 2> /dev/null;' : '';
  return ['/bin/sh', '-c', `${first} ${limit.join(' && ')} && exec "$@"`, 'sh', ...node];
}

/**
 * An environment without the server's variables, which contain its secrets. Windows starts no program without
 * SystemRoot.
 */
export const bareEnvironment = (platform: NodeJS.Platform = process.platform): NodeJS.ProcessEnv =>
  platform === 'win32' ? { SystemRoot: process.env.SystemRoot } : {};

function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process has already ended.
  }
}
