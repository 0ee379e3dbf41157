import { registerHooks } from 'node:module';

/** Node's modules that give access to the network, other processes or native code. */
const refused = new Set(
  ['child_process', 'cluster', 'dgram', 'dns', 'http', 'http2', 'https', 'inspector', 'net', 'quic', 'tls'].flatMap(
    (name) => [name, `node:${name}`],
  ),
);

/**
 * Removes network access from all code of this process that is loaded afterwards: Node 24's permission model has no
 * switch for it. If a file makes a library use the network, the call fails.
 */
export function refuseNetwork(): void {
  for (const name of ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest']) Reflect.deleteProperty(globalThis, name);
  registerHooks({
    resolve(specifier, context, nextResolve) {
      if (isRefused(specifier)) throw new Error(`${specifier} is not available in the extraction process`);
      return nextResolve(specifier, context);
    },
  });
  const { getBuiltinModule } = process;
  process.getBuiltinModule = (name: string) => (isRefused(name) ? undefined : getBuiltinModule(name));
}

const isRefused = (name: string) => refused.has(name.replace(/\/promises$/, ''));
