/** Part of the chunk of shared modules, so that importing it loads the chunk without running anything. */
export {};
