/** Pages that fill the window begin below what stands over every page, as high as that is just now: `--room-top`. */
export const keepRoomTop = (banners: HTMLElement | null): void => {
  if (!banners) return;
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--room-top', `${banners.offsetHeight}px`);
  }).observe(banners);
};
