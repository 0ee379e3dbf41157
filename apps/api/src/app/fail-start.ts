import { inspect } from 'node:util';

/** Names of errors whose message is written for the operator. */
const expected = ['SettingsError', 'ContentError', 'DatabaseUnavailableError'];

/** Ends a start that cannot succeed, with a sentence if the operator can fix it, else with all details. */
export function failStart(error: unknown): never {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
}

function reasonOf(error: unknown): string {
  const { name, message, code } = error as { name?: string; message?: string; code?: string };
  if (message !== undefined && expected.includes(name ?? '')) return message;
  if (code === 'EADDRINUSE') return 'Another program already listens on this port. Stop it, or choose one with PORT.';
  return inspect(error);
}
