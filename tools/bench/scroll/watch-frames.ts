/** Frame statistics of a page while it was scrolled. */
export interface SeenFrames {
  longestFrameMs: number;
  frames: number;
  over100Ms: number;
  mostNodes: number;
}

declare global {
  interface Window {
    endWatchingFrames(): SeenFrames;
  }
}

/** Runs in the page: records how long each frame takes and how many elements there are. */
export function watchFrames(): void {
  const seen: SeenFrames = { longestFrameMs: 0, frames: 0, over100Ms: 0, mostNodes: 0 };
  let before = performance.now();
  let watching = true;
  const look = (now: number) => {
    if (!watching) return;
    const tookMs = now - before;
    before = now;
    seen.frames += 1;
    seen.longestFrameMs = Math.max(seen.longestFrameMs, tookMs);
    if (tookMs > 100) seen.over100Ms += 1;
    if (seen.frames % 20 === 0) seen.mostNodes = Math.max(seen.mostNodes, document.querySelectorAll('*').length);
    requestAnimationFrame(look);
  };
  requestAnimationFrame((now) => {
    before = now;
    requestAnimationFrame(look);
  });
  window.endWatchingFrames = () => {
    watching = false;
    return seen;
  };
}
