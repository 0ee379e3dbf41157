import { filesOfEveryPage, type BuildRecord } from '@greenroom/federation';

/** Below this many bytes a script costs more as a request than as a part of another. */
const leastBytes = 400;

/**
 * Modules of shared packages that remotes may carry a copy of, since they keep nothing in memory. All others of shared
 * packages are the shell's alone: a second copy would be a second store, session or language.
 */
const statelessCopies = new Set(
  ['base-query', 'not-authenticated', 'stored-headers'].map((name) => `libs/api-client/src/${name}.ts`),
);

/** A build, and of each of its scripts the modules that are in it, as paths from the workspace. */
export interface BuiltApp {
  record: BuildRecord;
  modulesOf(file: string): readonly string[];
}

/** A file or module that a first visit should not have, in words. */
export type FirstVisitFault = string;

/**
 * What is wrong with how first visits are made up, over all pages:
 * - a module of a shared package in a remote's files although the shell brings it;
 * - a module twice among the files of one app that a page asks for;
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

/** `@greenroom/auth` → `libs/auth/src/`, `react-dom/client` → `node_modules/react-dom/` */
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
