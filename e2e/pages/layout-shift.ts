import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/**
 * Sums the layout-shift values of the page so far.
 * @returns the sum, and for each shift a line that says what moved where
 */
export function layoutShift(page: Page): Promise<{ sum: number; moved: string[] }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const shifts: Shift[] = [];
        const boxOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
        const nameOf = (node: Node | null) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `${element?.tagName.toLowerCase() ?? 'gone'} “${(node?.textContent ?? '').slice(0, 40)}”`;
        };
        new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[]))).observe({
          type: 'layout-shift',
          buffered: true,
        });
        setTimeout(() => {
          const moved = shifts.map(
            ({ value, startTime, sources }) =>
              `${value.toFixed(3)} at ${Math.round(startTime)} ms: ` +
              sources
                .map(
                  ({ node, previousRect, currentRect }) =>
                    `${nameOf(node)} ${boxOf(previousRect)} → ${boxOf(currentRect)}`,
                )
                .join(', '),
          );
          resolve({ sum: shifts.reduce((sum, { value }) => sum + value, 0), moved });
        }, 200);
      }),
  );
}
