import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { workspaceRoot } from '../webpack/workspace.ts';

const running = new Set<ChildProcess>();

/** Starts a program of the workspace; if one of the two processes ends, so does the other. */
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

/** Forwards SIGTERM to the children; Ctrl-C reaches them by itself. */
export function forwardSignals(): void {
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => {
    for (const child of running) child.kill('SIGTERM');
  });
}
