import { GrowthBook, type FeatureDefinitions } from '@growthbook/growthbook';
import type { Locale, Promotion } from '@greenroom/contracts';
import type { Features } from './features.ts';

interface Drawing {
  /** By what one is divided: `unitOf` the visitor. */
  unit: string;
  now: Date;
  /** What was drawn for them before. */
  drawn: Drawn;
}

interface Asking extends Drawing {
  locale: Locale;
}

/** Variations by promotion: what somebody has got stays theirs for as long as the promotion runs. */
export type Drawn = Readonly<Record<string, string>>;

/**
 * Draws for somebody from each promotion whose time has come and is not over, as pages divide them; what was drawn before
 * stands, whatever its weights are now, while there is still such a variation.
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
 * The promotion that is on for somebody: its experiment is active, its variables are valid (specification, section 4), its
 * time has come and is not over, and they are in a variation that is not control. The first of the document where there
 * are several.
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

/** The variation of an experiment that a unit is in; undefined where it is in none. */
export function variationIn(features: Features['features'], name: string, unit: string): string | undefined {
  const growthbook = new GrowthBook({
    attributes: { id: unit },
    features: { [name]: features[name] } as FeatureDefinitions,
  });
  const variation = growthbook.evalFeature(name).experimentResult?.key;
  growthbook.destroy();
  return variation;
}
