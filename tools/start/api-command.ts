/** Node's arguments for the product, from the workspace's root; the container image uses the same. */
export const apiCommand = ['--disable-warning=ExperimentalWarning', 'apps/api/src/main.ts'] as const;
