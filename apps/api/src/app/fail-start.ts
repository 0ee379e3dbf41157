import { inspect } from 'node:util';

/** Errors whose message is a sentence for the one who starts the product, by name. */
const expected = ['SettingsError', 'ContentError', 'DatabaseUnavailableError'];

/** Ends a start that cannot succeed, saying why: in a sentence where it can be mended, else with all that is known. */
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
