/** `npm run release -- <command>`: shows what is public, publishes builds, and decides who gets them. */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeToken, readRegistry, readScope, scopeText } from '@greenroom/release-registry';
import { loadEnvFile } from '../start/load-env-file.ts';
import { workspaceRoot } from '../webpack/workspace.ts';
import { CommandFailure, exitCodeOf } from './command-failure.ts';
import { exportSite } from './export-site.ts';
import { historyLines } from './history-lines.ts';
import { dataDirHere, openPlace } from './place.ts';
import { publishApps } from './publish-apps.ts';
import { readHours } from './read-hours.ts';
import { isRegistryCommand, readCommand, readFreeze } from './read-command.ts';
import { findRegistry } from './registry-client.ts';
import { returnedWarning } from './returned-warning.ts';
import { liveStatusLines, statusLines } from './status.ts';
import { usage } from './usage.ts';

loadEnvFile();
try {
  await run();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = exitCodeOf(error);
}

async function run(): Promise<void> {
  const { values, positionals } = readArguments();
  const [command, ...names] = positionals;
  if (values.help) return console.log(usage);
  const findHere = () => findRegistry(process.env, dataDirHere());
  if (isRegistryCommand(command)) {
    const asked = readCommand(command, names, values);
    const registry = (await findHere()) ?? noRegistry();
    const warning = returnedWarning(asked, await registry.status());
    if (warning) console.error(warning);
    return console.log(liveStatusLines(await registry.command(asked)).join('\n'));
  }
  if (command === 'freeze' || command === 'unfreeze') {
    const asked = readFreeze(command, names, values, new Date());
    const registry = (await findHere()) ?? noRegistry();
    return console.log(liveStatusLines(await registry.command(asked)).join('\n'));
  }
  if (command === 'publish') return publishApps(await openPlace(), await findHere(), names, values);
  if (command === 'history' && names.length <= 1) {
    const registry = (await findHere()) ?? noRegistry();
    const { changes } = await registry.history(names[0] === undefined ? {} : { app: names[0] });
    return console.log(historyLines(changes).join('\n'));
  }
  if (command === 'clean' && names.length === 0) {
    const registry = (await findHere()) ?? noRegistry();
    const status = await registry.command({ command, why: values.why ?? 'By the command line' });
    return console.log(liveStatusLines(status).join('\n'));
  }
  if (command === 'link' && names.length === 2) {
    const registry = (await findHere()) ?? noRegistry();
    const [app = '', version = ''] = names;
    const { address, expiresAt } = await registry.link({ app, version, hours: readHours(values.hours) });
    return console.log(`${registry.address}${address}\nGood until ${expiresAt}`);
  }
  if (command === 'status' && names.length === 0) return showStatus(await findHere());
  if (command === 'export' && names.length === 1) return exportTo(names[0]!, values.overrides === true);
  if (command === 'token' && names.length === 1) return showToken(names[0]!, values.apps, values.may);
  throw new CommandFailure('usage', usage);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        all: { type: 'boolean' },
        traffic: { type: 'string' },
        fallback: { type: 'string' },
        overrides: { type: 'boolean' },
        steps: { type: 'string' },
        every: { type: 'string' },
        'min-sample': { type: 'string' },
        why: { type: 'string' },
        preview: { type: 'string' },
        from: { type: 'string' },
        until: { type: 'string' },
        apps: { type: 'string' },
        may: { type: 'string' },
        hours: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new CommandFailure('usage', `${(error as Error).message}\n\n${usage}`);
  }
}

function noRegistry(): never {
  throw new CommandFailure(
    'unreachable',
    'No registry runs on this machine (npm start); for another, set RELEASE_REGISTRY and RELEASE_TOKEN',
  );
}

async function showStatus(registry: Awaited<ReturnType<typeof findRegistry>>): Promise<void> {
  if (registry) return console.log([registry.address, ...liveStatusLines(await registry.status())].join('\n'));
  const { store, otherKeys } = await openPlace();
  if (otherKeys.length === 0) throw new Error('No key to verify the registry with: set RELEASE_PUBLIC_KEYS');
  const stored = await readRegistry(store, otherKeys);
  console.log([store.name, ...statusLines(stored.registry)].join('\n'));
}

async function exportTo(folder: string, overrides: boolean): Promise<void> {
  const { store, otherKeys } = await openPlace();
  if (otherKeys.length === 0) throw new Error('No key to verify releases with: set RELEASE_PUBLIC_KEYS');
  const origins = process.env.RELEASE_OVERRIDE_ORIGINS || 'http://localhost:*,http://127.0.0.1:*';
  const exported = await exportSite({
    store,
    keys: otherKeys,
    assetsDir: resolve(process.env.ASSETS_DIR || join(workspaceRoot, 'apps/shell/assets')),
    folder: resolve(folder),
    overrideOrigins: overrides ? origins.split(',').map((origin) => origin.trim()) : undefined,
  });
  console.log([`The site lies in ${resolve(folder)}`, ...exported.map((release) => `  ${release}`)].join('\n'));
}

function showToken(name: string, apps = '', may = ''): void {
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(name)) throw new CommandFailure('usage', 'A token’s name is like pipeline-2');
  const scope = readScope(`${apps.replaceAll(',', '+')}:${may.replaceAll(',', '+')}`);
  if (!scope)
    throw new CommandFailure(
      'usage',
      'Say for which apps, and what of them: --apps checkout-mfe,mentor-mfe --may publish,ramp,promote,kill, or --may approve alone',
    );
  const { token, known } = makeToken(name, scope);
  console.log(`For the pipeline, shown this once:  RELEASE_TOKEN=${token}
For the server, in its list:        RELEASE_TOKENS=${known.name}:${known.sha256}:${scopeText(scope)}`);
}
