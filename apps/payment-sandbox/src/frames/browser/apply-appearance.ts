import type { CardFormFont } from '@greenroom/contracts';

/** Applies the page's appearance to the form: Stripe Appearance API variables become custom properties of the frame. */
export function applyAppearance(variables: Record<string, string>, fonts: readonly CardFormFont[]): void {
  for (const [name, value] of Object.entries(variables)) {
    document.documentElement.style.setProperty(`--${name}`, value);
  }
  // A frame without an origin cannot fetch the site's fonts, so the page passes them in.
  for (const { family, weight, bytes } of fonts) document.fonts.add(new FontFace(family, bytes, { weight }));
}
