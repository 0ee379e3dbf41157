/** Errors whose message is a sentence for the one who starts the product, by name. */
const expected = ['SettingsError', 'ContentError', 'DatabaseUnavailableError'];

/** Ends a start that cannot succeed, saying why: in a sentence where it can be mended, else with all that is known. */
export function giveUp(error: unknown): never {
  const { name, message, code } = error as { name?: string; message?: string; code?: string };
  if (expected.includes(name ?? '')) console.error(message);
  else if (code === 'EADDRINUSE')
    console.error('Another program already listens on this port. Stop it, or choose one with PORT.');
  else console.error(error);
  process.exit(1);
}
