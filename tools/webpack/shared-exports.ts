import type { Compilation, Dependency, Module } from 'webpack';

/** By which federation's modules are known: one that stands for a shared module that is asked for, and one that brings it. */
type SharedModule = Module & { _name?: string; options?: { shareKey?: string } };

type Names = Record<string, string[]>;

/**
 * Names of exports of shared modules that a remote's code uses, by module. To be called once unused code is known, and
 * before modules are joined: then nobody's imports are to be seen any more.
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

/** The exports that an import refers to; none where it takes the module as a whole, of which a part may be missing. */
function namesIn(dependency: Dependency, moduleGraph: Compilation['moduleGraph']): string[] {
  return dependency.getReferencedExports(moduleGraph, undefined).flatMap((reference) => {
    const [name] = 'name' in reference ? reference.name : reference;
    return name === undefined ? [] : [name];
  });
}

/** Names of exports of the modules that the shell brings; a module of which the bundler does not know them is left out. */
export function broughtSharedExports({ modules, moduleGraph }: Compilation): Names {
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

/** In one order, so that the same source gives the same bytes. */
const sorted = (names: ReadonlyMap<string, ReadonlySet<string>>): Names =>
  Object.fromEntries(
    [...names]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([module, all]) => [module, [...all].toSorted()]),
  );
