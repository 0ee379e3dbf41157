import type { Compilation, Dependency, Module } from 'webpack';

/** Fields of federation's modules: one kind stands for the import of a shared module, another provides it. */
type SharedModule = Module & { _name?: string; options?: { shareKey?: string } };

type Names = Record<string, string[]>;

/**
 * Returns the exports of shared modules that a remote's code uses, by module. Call it once unused code is known and
 * before modules are concatenated, after which imports can no longer be told apart.
 */
export function usedSharedExports({ modules, moduleGraph }: Compilation): Names {
  const used = new Map<string, Set<string>>();
  for (const module of modules) {
    if (!moduleGraph.getExportsInfo(module).isModuleUsed(undefined)) continue;
    for (const connection of moduleGraph.getOutgoingConnections(module)) {
      const { type, options } = connection.module as SharedModule;
      if (type !== 'consume-shared-module' || !options?.shareKey || connection.getActiveState(undefined) === false)
        continue;
      const names = used.get(options.shareKey) ?? new Set();
      for (const name of connection.dependency ? namesIn(connection.dependency, moduleGraph) : []) names.add(name);
      used.set(options.shareKey, names);
    }
  }
  return sorted(used);
}

/** Returns the exports that an import refers to; empty if it takes the module as a whole. */
function namesIn(dependency: Dependency, moduleGraph: Compilation['moduleGraph']): string[] {
  return dependency.getReferencedExports(moduleGraph, undefined).flatMap((reference) => {
    const [name] = 'name' in reference ? reference.name : reference;
    return name === undefined ? [] : [name];
  });
}

/**
 * Returns the exports of the modules that the shell provides; a module whose exports the bundler does not know is left
 * out.
 */
export function providedSharedExports({ modules, moduleGraph }: Compilation): Names {
  const brought = new Map<string, Set<string>>();
  for (const provider of modules) {
    const { type, _name, dependencies, blocks } = provider as SharedModule;
    const [dependency] = [...dependencies, ...blocks.flatMap((block) => block.dependencies)];
    const module = type === 'provide-module' && dependency && moduleGraph.getModule(dependency);
    const names = module && moduleGraph.getExportsInfo(module).getProvidedExports();
    if (_name !== undefined && Array.isArray(names)) brought.set(_name, new Set(names));
  }
  return sorted(brought);
}

/** Sorts the names, so that the same source gives the same bytes. */
const sorted = (names: ReadonlyMap<string, ReadonlySet<string>>): Names =>
  Object.fromEntries(
    [...names]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([module, all]) => [module, [...all].toSorted()]),
  );
