/** Keeps `--room-top` at the current height of the banners, below which full-window pages begin. */
export const trackBannerHeight = (banners: HTMLElement | null): void => {
  if (!banners) return;
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--room-top', `${banners.offsetHeight}px`);
  }).observe(banners);
};
