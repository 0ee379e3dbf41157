import { switchTheme, type ThemeChoice } from '@greenroom/auth';
import { cookies } from '@greenroom/contracts';

/** Dark, light, or the device's theme. */
export type LightChoice = ThemeChoice | 'auto';

export const lightChoices: readonly LightChoice[] = ['auto', 'dark', 'light'];

/** Returns the theme chosen on this device; `auto` by default. */
export function lightChosen(): LightChoice {
  const { theme } = document.documentElement.dataset;
  return theme === 'dark' || theme === 'light' ? theme : 'auto';
}

/** Stores the theme for this device. `auto` removes the choice, so that the page follows the device. */
export function chooseLight(choice: LightChoice): void {
  if (choice !== 'auto') return switchTheme(choice);
  delete document.documentElement.dataset['theme'];
  document.cookie = `${cookies.theme.name}=; path=/; max-age=0; samesite=lax`;
}
