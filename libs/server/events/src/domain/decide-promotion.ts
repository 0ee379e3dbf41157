import { GrowthBook, type FeatureDefinitions } from '@growthbook/growthbook';
import type { Locale, Promotion } from '@greenroom/contracts';
import type { Features } from './features.ts';

interface Drawing {
  /** The id that assigns a visitor to variations: see `unitOf`. */
  unit: string;
  now: Date;
  /** The variations drawn for the visitor before. */
  drawn: Drawn;
}

interface Asking extends Drawing {
  locale: Locale;
}

/** Variations by promotion. A visitor keeps their variation for as long as the promotion runs. */
export type Drawn = Readonly<Record<string, string>>;

/**
 * Draws a variation of each running promotion, with the same assignment as on the pages. A variation drawn before is
 * kept, whatever its weight is now, as long as the promotion still has it.
 */
export function drawPromotions({ features, promotions }: Features, { unit, now, drawn }: Drawing): Drawn {
  return Object.fromEntries(
    promotions.flatMap(({ name, startsAt, endsAt }) => {
      if ((startsAt && now < startsAt) || (endsAt && now >= endsAt)) return [];
      const before = drawn[name];
      const variation =
        before !== undefined && hasVariation(features[name], before) ? before : variationIn(features, name, unit);
      return variation === undefined ? [] : [[name, variation]];
    }),
  );
}

const hasVariation = (feature: Features['features'][string] | undefined, variation: string): boolean =>
  feature?.rules?.some(({ meta }) => meta.some(({ key }) => key === variation)) ?? false;

/**
 * Returns the promotion that applies: its experiment is active, its variables are valid (specification, section 4), it
 * is running now, and the visitor's variation is not control. If there are several, the first in the document.
 */
export function decidePromotion(features: Features, { locale, ...drawing }: Asking): Promotion {
  const drawn = drawPromotions(features, drawing);
  for (const { name, startsAt, endsAt, variations } of features.promotions) {
    const variation = drawn[name];
    const said = variation === undefined ? undefined : variations.get(variation);
    const variables = said?.[locale] ?? said?.en;
    if (!variables) continue;
    const moment = (at: Date | undefined) => at?.toISOString() ?? null;
    return { promotionKey: variables.promo_key, variables, startsAt: moment(startsAt), endsAt: moment(endsAt) };
  }
  return null;
}

/** Returns the variation of an experiment that a unit is assigned to; undefined if it is in none. */
export function variationIn(features: Features['features'], name: string, unit: string): string | undefined {
  const growthbook = new GrowthBook({
    attributes: { id: unit },
    features: { [name]: features[name] } as FeatureDefinitions,
  });
  const variation = growthbook.evalFeature(name).experimentResult?.key;
  growthbook.destroy();
  return variation;
}
