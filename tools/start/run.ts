import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { workspaceRoot } from '../webpack/workspace.ts';

const running = new Set<ChildProcess>();

/** Starts a program of the workspace whose end is our end, and the other way round. */
export function run(command: string, args: string[], options: { cwd?: string; env?: NodeJS.ProcessEnv } = {}): void {
  const child = spawn(command, args, {
    cwd: join(workspaceRoot, options.cwd ?? '.'),
    env: { ...process.env, ...options.env },
    stdio: 'inherit',
  });
  running.add(child);
  child.on('exit', (code, signal) => {
    running.delete(child);
    for (const other of running) other.kill('SIGTERM');
    process.exitCode ||= code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1);
  });
}

/** Ctrl-C reaches the children by itself; a signal to this process alone is handed on. */
export function handSignalsOn(): void {
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => {
    for (const child of running) child.kill('SIGTERM');
  });
}
