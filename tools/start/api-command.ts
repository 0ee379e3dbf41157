/**
 * How Node runs the product, from the workspace's root; the image does so too. With `--no-concurrent-marking` V8 marks
 * garbage in the thread that makes it, bit by bit, and not in four others beside it (docs/adr/0060-threads-of-v8.md).
 */
export const apiCommand = [
  '--disable-warning=ExperimentalWarning',
  '--no-concurrent-marking',
  'apps/api/src/main.ts',
] as const;
