import type { Tree } from '@nx/devkit';
import { generate, requireFile } from './generate.ts';
import { spell } from './names.ts';

export interface AdapterOptions {
  /** Name of a port that has a conformance suite, `language-model`. */
  port: string;
  vendor: string;
}

/** Generates an adapter of a port, with the port's conformance suite as its test. */
export function adapterGenerator(tree: Tree, { port, vendor }: AdapterOptions): void {
  const conformance = `libs/server/ports/src/testing/${port}-conformance.ts`;
  requireFile(tree, conformance, `There is no port called ${port} with a conformance suite`);
  const suite = /export function (describe\w+)/.exec(tree.read(conformance, 'utf8') ?? '')?.[1];
  if (!suite) throw new Error(`${conformance} exports no suite`);
  const names = { port: spell(port).kebab, Port: spell(port).pascal, portWords: port.replaceAll('-', ' ') };
  generate(tree, 'adapter', 'libs/server/adapters/src', { ...spell(vendor), ...names, suite });
}
