/**
 * `npm run drill:foreign`: shows that a remote from another repository joins the running site. Packs the shared
 * packages, copies examples/foreign-remote to a temporary folder, installs it there from the tarballs without a network,
 * checks, tests and builds it, publishes it with a token that covers only this remote, and opens its page in Chromium in
 * both languages. Then tries builds made with another React and with other contracts, which must be refused. Needs the
 * built site (`npm run build`) and `npm ci`. Exits with 1 if a step fails.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeToken, scopeText } from '@greenroom/release-registry';
import { packPackages } from '../pack/pack-packages.ts';
import { startSite, type RunningSite } from '../site/index.ts';
import { workspaceRoot } from '../webpack/workspace.ts';
import { installForeign } from './install-foreign.ts';
import { openForeignPages } from './open-foreign-pages.ts';

const remote = 'roster-mfe';
const temporary = mkdtempSync(join(tmpdir(), 'greenroom-foreign-'));
const folder = join(temporary, 'remote');
const dataDir = join(temporary, 'data');
const nodeFirst = `${join(workspaceRoot, 'node_modules/.bin')}:${process.env.PATH}`;
const { token, known } = makeToken('roster', { apps: [remote], rights: ['publish'] });

let site: RunningSite | undefined;
try {
  await drill();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await site?.stop();
  rmSync(temporary, { recursive: true, force: true });
}

async function drill(): Promise<void> {
  const tarballs = await step('packs the shared packages', () => packPackages(join(temporary, 'packages')));
  cpSync(join(workspaceRoot, 'examples/foreign-remote'), folder, { recursive: true });
  await step('installs the remote from them, without a network', () => installForeign(folder, tarballs));
  await step('checks its types', () => npm('run', 'typecheck'));
  await step('tests it', () => npm('test'));
  await step('builds it', () => npm('run', 'build'));
  const env = { RELEASE_TOKENS: `${known.name}:${known.sha256}:${scopeText(known.scope)}` };
  site = await step('starts the site', () => startSite({ dataDir, env }));
  const { url } = site;
  await step('the site does not know its page yet', async () => expectStatus(`${url}/roster`, 404));
  await step('publishes it with its own token', () => expectExit(release('publish', remote), 0, '100 % of visitors'));
  await step('the token does not cover another app', () =>
    expectExit(release('retire', 'mentor-mfe', '--why', 'A drill'), 7, 'mentor-mfe'),
  );
  await step('opens its page in Chromium, in both languages', () => openForeignPages(url));
  await step('refuses a build made with another React', () => refuses('react', '18.3.1', 'react ^18.3.1'));
  await step('refuses a build made with other contracts', () =>
    refuses('@greenroom/contracts', '0.2.0', 'contracts ^0.2.0'),
  );
  await step('the page still opens', async () => expectStatus(`${url}/roster`, 200));
}

/** Runs a step and prints how long it took. @throws with the step's title if it fails */
async function step<Result>(title: string, run: () => Result | Promise<Result>): Promise<Result> {
  const began = performance.now();
  const seconds = () => `${Math.round((performance.now() - began) / 1_000)} s`;
  try {
    const result = await run();
    console.log(`passed  ${title}, ${seconds()}`);
    return result;
  } catch (error) {
    const { message, stdout = '', stderr = '' } = error as Error & { stdout?: string; stderr?: string };
    throw new Error(`FAILED  ${title}, ${seconds()}\n${message}\n${stdout}${stderr}`, { cause: error });
  }
}

function npm(...args: string[]): void {
  const env = { ...process.env, PATH: nodeFirst };
  execFileSync('npm', ['--silent', ...args], { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' });
}

/** Runs the release command on the remote's build, as its own pipeline does. */
function release(...args: string[]) {
  return spawnSync(process.execPath, [join(workspaceRoot, 'tools/release/release.ts'), ...args], {
    cwd: workspaceRoot,
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_NO_WARNINGS: '1',
      SITE_DIR: join(folder, 'dist'),
      DATA_DIR: join(temporary, 'pipeline'),
      RELEASE_COMMIT: '0'.repeat(40),
      RELEASE_STORE: join(dataDir, 'releases'),
      RELEASE_SIGNING_KEY: join(dataDir, 'release-keys/private.pem'),
      RELEASE_PUBLIC_KEYS: join(dataDir, 'release-keys/public.pem'),
      RELEASE_REGISTRY: site!.url,
      RELEASE_TOKEN: token,
    },
  });
}

/** Builds the remote with another version of a package, as its manifest says, and expects publishing to be refused. */
function refuses(name: string, version: string, reason: string): void {
  const manifest = join(folder, 'node_modules', name, 'package.json');
  const before = readFileSync(manifest, 'utf8');
  // A new file: the package's own is a hard link to the workspace's.
  rmSync(manifest);
  writeFileSync(manifest, JSON.stringify({ ...(JSON.parse(before) as object), version }));
  try {
    npm('run', 'build');
  } finally {
    writeFileSync(manifest, before);
  }
  expectExit(release('publish', remote), 3, reason);
}

function expectExit({ status, stdout, stderr }: ReturnType<typeof release>, code: number, text: string): void {
  if (status !== code || !(stdout + stderr).includes(text))
    throw new Error(`Expected exit code ${code} and “${text}”, got ${status}:\n${stdout}${stderr}`);
}

async function expectStatus(address: string, status: number): Promise<void> {
  const answer = await fetch(address, { headers: { accept: 'text/html' } });
  if (answer.status !== status) throw new Error(`${address} answered ${answer.status} instead of ${status}`);
}
