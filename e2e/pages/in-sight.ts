import type { Locator } from '@playwright/test';

/**
 * Says why a control cannot be pressed: it extends beyond the window, or something covers its middle.
 * @returns nothing if it can be pressed
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
