/** Lies in the file of shared modules, so that importing it fetches that file and runs nothing. */
export {};
