import type { Locator } from '@playwright/test';

/**
 * Why a control cannot be pressed where it is: it reaches out of the window, or something lies over its middle.
 * @returns nothing where it is in sight
 */
export function hiddenBy(control: Locator): Promise<string | undefined> {
  return control.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (left < 0 || top < 0 || right > window.innerWidth || bottom > window.innerHeight)
      return `reaches out of the window: ${left} to ${right}, ${top} to ${bottom}`;
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return over && element.contains(over) ? undefined : `covered by ${over?.outerHTML.slice(0, 160)}`;
  });
}
