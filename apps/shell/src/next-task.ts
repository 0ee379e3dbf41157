/** Lets what waits for the page, a press say, come first. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
