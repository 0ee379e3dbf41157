import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf, type BuildRecord, type ReleaseRecord } from '@greenroom/federation';

/** A build that is ready to be published: its record and all of its files, by their path in the release. */
export interface Build {
  record: ReleaseRecord;
  files: Map<string, Uint8Array>;
}

/** Returns where a build's files for the browser and for the server are, below the folder of builds. */
const placesOf = (name: string) =>
  name === 'shell'
    ? { browser: 'apps/shell', server: 'apps/shell-server/document.cjs' }
    : { browser: `remotes/${name}`, server: `remotes-server/${name}/pages.cjs` };

/** Returns the built apps below a folder, the shell first. */
export function builtApps(dist: string): string[] {
  const remotes = existsSync(join(dist, 'remotes')) ? readdirSync(join(dist, 'remotes')).sort() : [];
  return ['shell', ...remotes].filter((name) => existsSync(join(dist, placesOf(name).browser, 'build.json')));
}

/**
 * Reads a build and derives its version from its whole content.
 * @throws if there is no build, or its files are not those that its record names
 */
export async function readBuild(dist: string, name: string): Promise<Build> {
  const { browser, server } = placesOf(name);
  const folder = join(dist, browser);
  if (!existsSync(join(folder, 'build.json'))) throw new Error(`${name} is not built: nx build ${name}`);
  const built = JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8')) as BuildRecord;
  const files = new Map<string, Uint8Array>();
  for (const [file, { integrity }] of Object.entries(built.files)) {
    const bytes = readFileSync(join(folder, file));
    if ((await integrityOf(bytes)) !== integrity)
      throw new Error(`${name}: ${file} differs from the file that was built`);
    files.set(file, bytes);
    for (const beside of [`${file}.br`, `${file}.gz`, `${file}.map`]) {
      if (existsSync(join(folder, beside))) files.set(beside, readFileSync(join(folder, beside)));
    }
  }
  const content: Omit<ReleaseRecord, 'version'> = { ...built };
  if (existsSync(join(dist, server))) {
    const bytes = readFileSync(join(dist, server));
    const file = `server/${server.split('/').at(-1)}`;
    files.set(file, bytes);
    content.server = { file, integrity: await integrityOf(bytes) };
  }
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 8);
  return { record: { ...content, version: `${built.packageVersion}-${hash}` }, files };
}
