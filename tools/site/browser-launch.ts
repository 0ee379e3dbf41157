import type { LaunchOptions } from 'playwright';
import { type BrowserKind, findBrowser } from '../browser/find-browser.ts';

/** No sandbox, since containers do not support it, and no background network traffic. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Returns the launch options of this machine's headless browser, for tests, screenshots and benchmarks.
 * @param kind `whole` if the test uses a microphone or shares a tab
 */
export function browserLaunch(kind?: BrowserKind): LaunchOptions {
  return { executablePath: findBrowser(kind), args, headless: true };
}
