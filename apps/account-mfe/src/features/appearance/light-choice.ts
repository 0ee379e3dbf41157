import { switchTheme, type ThemeChoice } from '@greenroom/auth';
import { cookies } from '@greenroom/contracts';

/** Dark, light, or whichever the device has. */
export type LightChoice = ThemeChoice | 'auto';

export const lightChoices: readonly LightChoice[] = ['auto', 'dark', 'light'];

/** What was chosen on this device; `auto` where nothing was. */
export function lightChosen(): LightChoice {
  const { theme } = document.documentElement.dataset;
  return theme === 'dark' || theme === 'light' ? theme : 'auto';
}

/** Keeps the choice for this device. Without one the page follows the device, as it does for who has never chosen. */
export function chooseLight(choice: LightChoice): void {
  if (choice !== 'auto') return switchTheme(choice);
  delete document.documentElement.dataset['theme'];
  document.cookie = `${cookies.theme.name}=; path=/; max-age=0; samesite=lax`;
}
