import type { LaunchOptions } from 'playwright';
import { type BrowserKind, findBrowser } from '../browser/find-browser.ts';

/** No sandbox, since containers have none; nothing that a browser does of its own accord on the network. */
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
 * How the browser of this machine is started, headless, by journeys, screenshots and benches alike.
 * @param kind `whole` where it asks for a microphone or shares a tab
 */
export function browserLaunch(kind?: BrowserKind): LaunchOptions {
  return { executablePath: findBrowser(kind), args, headless: true };
}
