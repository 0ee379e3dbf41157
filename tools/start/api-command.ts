/** How Node runs the product, from the workspace's root; the image does so too. */
export const apiCommand = ['--disable-warning=ExperimentalWarning', 'apps/api/src/main.ts'] as const;
