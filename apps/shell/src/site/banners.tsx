import { useEffect, useRef, type ReactNode } from 'react';

/** What stands over every page. Pages that fill the window begin below it, as high as it is: `--room-top`. */
export function Banners({ children }: { children: ReactNode }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const { height } = element.getBoundingClientRect();
      if (height > 0) style.setProperty('--room-top', `${height}px`);
      else style.removeProperty('--room-top');
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--room-top');
    };
  }, []);
  return <div ref={box}>{children}</div>;
}
