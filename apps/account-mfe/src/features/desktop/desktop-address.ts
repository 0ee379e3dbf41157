/**
 * What opens the desktop app, by the scheme it has told the system.
 * @param code a one-time code to log in with, once the server gives one; without it the app only comes to the front
 */
export function desktopAddress(code?: string): string {
  return `greenroom://log-in${code === undefined ? '' : `?code=${encodeURIComponent(code)}`}`;
}
