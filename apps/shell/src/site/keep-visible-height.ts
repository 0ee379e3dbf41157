/** A keyboard takes at least so many CSS pixels of a window; what is less is a browser's own bar. */
const keyboardFrom = 120;

/**
 * Tells pages that fill the window how much of it a software keyboard leaves (`--visible-height`), in browsers that lay
 * the keyboard over the window, as Safari does: https://developer.mozilla.org/docs/Web/API/VisualViewport.
 */
export function keepVisibleHeight(): void {
  const viewport = window.visualViewport;
  if (!viewport) return;
  const { style } = document.documentElement;
  viewport.addEventListener('resize', () => {
    // Somebody who has zoomed in sees less of the window as well.
    const covered = viewport.scale === 1 && window.innerHeight - viewport.height >= keyboardFrom;
    if (covered) style.setProperty('--visible-height', `${viewport.height}px`);
    else style.removeProperty('--visible-height');
  });
}
