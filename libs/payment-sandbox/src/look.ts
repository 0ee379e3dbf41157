import type { CardFormFont } from '@greenroom/contracts';
import type { Appearance, CssFontSource, CustomFontSource } from '@stripe/stripe-js';

/** The appearance of a card form: Stripe Appearance API variables, and fonts by their URL. */
export interface Look {
  variables: Record<string, string>;
  fonts: readonly (CssFontSource | CustomFontSource)[];
}

export function lookOf(appearance: Appearance | undefined, fonts: Look['fonts'] = []): Look {
  return { variables: { ...appearance?.variables }, fonts };
}

/** Downloads the fonts. One that fails is left out, and the form uses system fonts. */
export async function readFonts(fonts: Look['fonts']): Promise<CardFormFont[]> {
  const read = await Promise.all(fonts.map((font) => readFont(font).catch(() => undefined)));
  return read.filter((font) => font !== undefined);
}

async function readFont(font: CssFontSource | CustomFontSource): Promise<CardFormFont | undefined> {
  if (!('src' in font)) return undefined;
  const [, address] = /url\(["']?([^"')]+)/.exec(font.src) ?? [];
  if (address === undefined) return undefined;
  const answer = await fetch(address);
  return { family: font.family, weight: font.weight ?? 'normal', bytes: await answer.arrayBuffer() };
}
