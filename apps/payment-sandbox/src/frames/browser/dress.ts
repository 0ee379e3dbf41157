import type { CardFormFont } from '@greenroom/contracts';

/** Puts the page's own look on the form: variables of Stripe's Appearance API become custom properties of the frame. */
export function dress(variables: Record<string, string>, fonts: readonly CardFormFont[]): void {
  for (const [name, value] of Object.entries(variables)) {
    document.documentElement.style.setProperty(`--${name}`, value);
  }
  // A frame of no origin may not fetch the site's fonts; the page hands them over.
  for (const { family, weight, bytes } of fonts) document.fonts.add(new FontFace(family, bytes, { weight }));
}
