import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Whether it has windows that are not shown, or none at all. */
export type BrowserKind = 'whole' | 'shell';

/** Journeys take a quarter less time in it; it asks nobody for a microphone and shares no tab. */
const shells = ['chromium-headless-shell'];

const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe', 'msedge.exe'];

/** Where browsers lie that are on no PATH. */
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * The program of a Chromium-like browser on this machine: the one `BROWSER_PATH` names, else Playwright's own,
 * else one that is installed.
 * @param kind `whole` for what a shell cannot do; a shell is taken where there is one, else a whole browser
 * @throws Error with a sentence for the person, where there is none
 */
export function findBrowser(kind: BrowserKind = 'shell'): string {
  const named = process.env.BROWSER_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`BROWSER_PATH names ${named}, where there is no program`);
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
