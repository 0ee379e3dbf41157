/** A keyboard covers at least this many CSS pixels; less is a toolbar of the browser. */
const keyboardFrom = 120;

/**
 * Keeps `--visible-height` at the height that a software keyboard leaves, for full-window pages in browsers that lay
 * the keyboard over the window, such as Safari: https://developer.mozilla.org/docs/Web/API/VisualViewport.
 */
export function keepVisibleHeight(): void {
  const viewport = window.visualViewport;
  if (!viewport) return;
  const { style } = document.documentElement;
  viewport.addEventListener('resize', () => {
    // A zoomed page also shows less of the window.
    const covered = viewport.scale === 1 && window.innerHeight - viewport.height >= keyboardFrom;
    if (covered) style.setProperty('--visible-height', `${viewport.height}px`);
    else style.removeProperty('--visible-height');
  });
}
