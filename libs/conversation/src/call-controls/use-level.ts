import { useEffect, type RefObject } from 'react';

/** Speech has a low RMS level: this scales it to the visible range. */
const shown = (level: number) => Math.min(1, (level * 5) ** 0.6);

/**
 * Writes the sound level to an element's `--level` on each animation frame. Does nothing for users who prefer reduced
 * motion.
 * @param read returns the current level, 0 to 1; undefined while there is none to show
 */
export function useLevel(target: RefObject<HTMLElement | null>, read: (() => number) | undefined): void {
  useEffect(() => {
    const element = target.current;
    if (!element || !read || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let smooth = 0;
    let next = 0;
    const draw = () => {
      const level = shown(read());
      // Rises at once and falls slowly, like the perceived loudness of a voice.
      smooth = level > smooth ? smooth + (level - smooth) * 0.6 : smooth + (level - smooth) * 0.15;
      element.style.setProperty('--level', smooth.toFixed(3));
      next = requestAnimationFrame(draw);
    };
    draw();
    return () => {
      cancelAnimationFrame(next);
      element.style.removeProperty('--level');
    };
  }, [target, read]);
}
