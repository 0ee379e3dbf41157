import { spawnSync } from 'node:child_process';
import { findBrowser } from './find-browser.ts';

/** Minutes that a download may take before the next method is tried. */
const patience = 5;

const isRoot = process.getuid?.() === 0;

const fromSystem = (name: string) => [
  ['apt-get', 'update'],
  ['apt-get', 'install', '-y', '--no-install-recommends', name],
];

/** Methods to install a browser, the least intrusive first. System packages need root. */
const ways: string[][][] = [
  [['npx', 'playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium']],
  ...(isRoot ? [fromSystem('chromium')] : []),
];

/**
 * Installs a browser if this machine has none.
 * @throws Error with one sentence on what is missing, if the installation fails
 */
export function provideBrowser(): void {
  if (hasBrowser()) return;
  console.log('  No browser here; installing one …');
  for (const commands of ways) {
    if (commands.every(succeeds) && hasBrowser()) return;
  }
  throw new Error(
    'The browser tests need Chromium or Chrome, and none could be installed: install one, or name its program by BROWSER_PATH',
  );
}

function hasBrowser(): boolean {
  try {
    return findBrowser('whole') !== '';
  } catch {
    return false;
  }
}

function succeeds([command = '', ...args]: string[]): boolean {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'ignore'],
    timeout: patience * 60_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    shell: process.platform === 'win32',
  });
  return status === 0;
}
