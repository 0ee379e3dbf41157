import { spawnSync } from 'node:child_process';

/**
 * Adds new workspaces to package-lock.json and links them; `npm ci` rejects a lockfile that lacks one.
 * @throws Error with npm's output if npm fails
 */
export function lockWorkspaces(root: string): void {
  const args = ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm could not update package-lock.json; run npm install.\n${stdout}${stderr}`);
}
