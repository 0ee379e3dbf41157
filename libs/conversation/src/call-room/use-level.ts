import { useEffect, type RefObject } from 'react';

/** Speech is quiet as figures go: this brings it to where it can be seen. */
const shown = (level: number) => Math.min(1, (level * 5) ** 0.6);

/**
 * Writes how loud it is into `--level` of an element, each time the screen is drawn. Nothing moves for those who asked
 * for stillness.
 * @param read the level now, 0 to 1; left out while there is none to show
 */
export function useLevel(target: RefObject<HTMLElement | null>, read: (() => number) | undefined): void {
  useEffect(() => {
    const element = target.current;
    if (!element || !read || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let smooth = 0;
    let next = 0;
    const draw = () => {
      const level = shown(read());
      // Up at once, down slowly, as a voice is heard.
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
