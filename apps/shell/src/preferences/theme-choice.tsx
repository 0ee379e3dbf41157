import type { ReactNode } from 'react';
import type { Theme } from '@greenroom/federation';
import { TextButton } from '@greenroom/shared-ui';
import { messages } from '../messages/index.ts';
import { keepPreference } from './keep-preference.ts';

/** Turns the light up or down. What is on now is asked of the page when pressed, since the device may have decided it. */
export function ThemeChoice(): ReactNode {
  const t = messages.useText();
  const turn = () => {
    const theme: Theme = themeNow() === 'dark' ? 'light' : 'dark';
    document.documentElement.dataset['theme'] = theme;
    keepPreference('theme', theme);
  };
  return (
    <TextButton type="button" size="fine" onClick={turn}>
      {t('footer.turnLight')}
    </TextButton>
  );
}

function themeNow(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'dark' || chosen === 'light') return chosen;
  return window.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}
