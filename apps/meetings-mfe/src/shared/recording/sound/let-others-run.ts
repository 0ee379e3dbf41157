/** Work on the main thread pauses after this time, so that the page stays usable. In ms. */
const longestMs = 30;

let since = 0;

/** Lets the page handle input if work has gone on for a while. A timer would be slowed down in a hidden tab. */
export async function letOthersRun(): Promise<void> {
  const now = performance.now();
  if (since === 0) since = now;
  if (now - since < longestMs) return;
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
  since = performance.now();
}
