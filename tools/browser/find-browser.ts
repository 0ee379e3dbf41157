import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** A whole browser, or a headless shell without windows. */
export type BrowserKind = 'whole' | 'shell';

/** End-to-end tests take a quarter less time in a headless shell; it has no permission prompts and shares no tab. */
const shells = ['chromium-headless-shell'];

const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe', 'msedge.exe'];

/** Locations of browsers that are not on the PATH. */
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * Returns the program of a Chromium-like browser on this machine: the one `BROWSER_PATH` names, else Playwright's own,
 * else an installed one.
 * @param kind `whole` for what a headless shell cannot do; otherwise a shell is preferred, else a whole browser
 * @throws Error with a sentence for the person if there is none
 */
export function findBrowser(kind: BrowserKind = 'shell'): string {
  const named = process.env.BROWSER_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`BROWSER_PATH is ${named}, which does not exist`);
  }
  const found = candidates(kind).find((path) => existsSync(path));
  if (found) return found;
  throw new Error('No browser found: install Chromium or Chrome, or name its program by BROWSER_PATH');
}

function candidates(kind: BrowserKind): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const commands = kind === 'shell' ? [...shells, ...whole] : whole;
  const onPath = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [chromium.executablePath(), ...onPath, ...usualPlaces];
}
