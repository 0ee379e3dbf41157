import { filesOfEveryPage, type BuildRecord } from '@greenroom/federation';

/** Below this size in bytes a script costs more as a request of its own than inside another file. */
const leastBytes = 400;

/**
 * Modules of shared packages that remotes may copy, since they hold no state. All other modules of shared packages
 * belong to the shell only: a second copy would be a second store, session or language.
 */
const statelessCopies = new Set(
  ['base-query', 'not-authenticated', 'stored-headers'].map((name) => `libs/api-client/src/${name}.ts`),
);

/** A build, and the modules in each of its scripts, as paths from the workspace. */
export interface BuiltApp {
  record: BuildRecord;
  modulesOf(file: string): readonly string[];
}

/** A sentence on a file or module that a first visit should not load. */
export type FirstVisitFault = string;

/**
 * Returns what is wrong with the files of first visits, over all pages:
 * - a module of a shared package in a remote's files although the shell provides it;
 * - a module that is twice among the files of one app that a page requests;
 * - a script of the shell of a few hundred bytes that every page asks for.
 */
export function firstVisitFaults(
  shell: BuiltApp,
  remotes: readonly BuiltApp[],
  shared: readonly string[],
): FirstVisitFault[] {
  const always = [shell.record.entry, ...filesOfEveryPage(shell.record)];
  const brought = new Set(always.flatMap((file) => shell.modulesOf(file)).filter((module) => isOf(module, shared)));
  return [...smallIn(shell.record, always), ...[shell, ...remotes].flatMap(repeated), ...copies(remotes, brought)];
}

const isOf = (module: string, shared: readonly string[]) =>
  shared.some((name) => module.startsWith(folderOf(name))) && !statelessCopies.has(module);

/** Returns a package's folder: `@greenroom/auth` → `libs/auth/src/`, `react-dom/client` → `node_modules/react-dom/` */
const folderOf = (name: string) => {
  const [first = '', second = ''] = name.split('/');
  if (first === '@greenroom') return `libs/${second}/src/`;
  return `node_modules/${first.startsWith('@') ? `${first}/${second}` : first}/`;
};

function smallIn({ name, files }: BuildRecord, asked: readonly string[]): FirstVisitFault[] {
  return asked
    .filter((file) => (files[file]?.bytes ?? 0) < leastBytes)
    .map((file) => `${name}: ${file} has ${files[file]?.bytes} bytes and is asked for by every page`);
}

function repeated({ record, modulesOf }: BuiltApp): FirstVisitFault[] {
  const faults = record.pages.flatMap(({ files }) => {
    const seen = new Map<string, string>();
    return [record.entry, ...files].flatMap((file) =>
      [...new Set(modulesOf(file))].flatMap((module) => {
        const first = seen.get(module);
        seen.set(module, file);
        return first === undefined ? [] : [`${record.name}: ${module} is in ${first} and in ${file}`];
      }),
    );
  });
  return [...new Set(faults)];
}

function copies(remotes: readonly BuiltApp[], brought: ReadonlySet<string>): FirstVisitFault[] {
  return remotes.flatMap(({ record, modulesOf }) =>
    Object.keys(record.files)
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) =>
        [...new Set(modulesOf(file))]
          .filter((module) => brought.has(module))
          .map((module) => `${record.name}: ${file} has a copy of ${module}, which the shell brings`),
      ),
  );
}
