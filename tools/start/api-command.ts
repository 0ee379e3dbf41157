/**
 * How Node runs the product, from the workspace's root; the image does so too. `--v8-pool-size=0` gives V8 as many
 * threads of its own as the machine has cores to spare (docs/adr/0060-threads-of-v8.md).
 */
export const apiCommand = [
  '--disable-warning=ExperimentalWarning',
  '--v8-pool-size=0',
  'apps/api/src/main.ts',
] as const;
