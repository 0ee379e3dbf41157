import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { refuseNetwork } from '../../extraction/refuse-network.ts';

/** Returns whether an action is allowed, or the error's code. */
const outcome = (attempt: () => unknown) => {
  try {
    attempt();
    return 'allowed';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? (error as Error).message;
  }
};
const found = {
  environment: Object.keys(process.env),
  priority: getPriority(),
  reading: outcome(() => readdirSync('/')),
  writing: outcome(() => writeFileSync('/tmp/written', '')),
  starting: outcome(() => execFileSync('/bin/true')),
  // oxlint-disable-next-line typescript/no-implied-eval -- whether it is refused is the question
  compiling: outcome(() => new Function('')),
};
refuseNetwork();
const reached = await Promise.all(
  ['node:net', 'node:http', 'dns/promises', 'undici'].map((name) =>
    import(name).then(
      () => `${name} is there`,
      () => 'refused',
    ),
  ),
);
const network = [...reached, typeof fetch, typeof process.getBuiltinModule('net')];
process.stdout.write(`started\n${JSON.stringify({ kind: 'text', text: JSON.stringify({ ...found, network }) })}\n`);
