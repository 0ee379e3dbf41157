import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Observes the layout shifts of the pages that follow. Call it before the first of them is opened. */
export async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    const boxOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return `${element?.tagName.toLowerCase() ?? 'gone'} “${(node?.textContent ?? '').slice(0, 40)}”`;
    };
    const add = (entries: PerformanceEntryList) => {
      for (const { value, sources } of entries as Shift[]) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) => `${nameOf(node)} ${boxOf(previousRect)} → ${boxOf(currentRect)}`,
        );
        // Less than a pixel is not seen.
        const seen = sources.some(({ previousRect, currentRect }) => boxOf(previousRect) !== boxOf(currentRect));
        if (seen || sources.length === 0) shifts.push(`${value.toFixed(4)}: ${moved.join(', ')}`);
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      takeShifts: () => {
        add(observer.takeRecords());
        return shifts;
      },
    });
  });
}

/** Returns the layout shifts of the open page so far, one a line: its value, and what moved where. */
export function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { takeShifts(): string[] }).takeShifts());
}
