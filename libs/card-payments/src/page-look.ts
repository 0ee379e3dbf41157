import type { Appearance, CustomFontSource } from '@stripe/stripe-js';
import { fontFiles } from '@greenroom/shared-ui';

export interface CardLook {
  appearance: Appearance;
  fonts: CustomFontSource[];
}

/** Returns the current theme's tokens as a Stripe appearance; another theme needs another call. */
export function pageLook(): CardLook {
  const styles = getComputedStyle(document.documentElement);
  const token = (name: string) => styles.getPropertyValue(name).trim();
  return {
    appearance: {
      theme: token('color-scheme') === 'light' ? 'flat' : 'night',
      variables: {
        colorPrimary: token('--focus'),
        colorBackground: token('--bg-deep'),
        colorText: token('--text'),
        colorTextSecondary: token('--text-2'),
        colorTextPlaceholder: token('--text-3'),
        colorDanger: token('--bad'),
        colorBorder: token('--line-strong'),
        borderRadius: token('--r-control'),
        fontFamily: token('--font-text'),
        fontSizeBase: token('--fs-body'),
      } as NonNullable<Appearance['variables']>,
    },
    fonts: [{ family: 'Hanken Grotesk Variable', src: `url(${fontFiles.text})`, weight: '100 900' }],
  };
}
