import { GrowthBook, type FeatureDefinitions } from '@growthbook/growthbook';
import type { Locale, Promotion } from '@greenroom/contracts';
import type { Features } from './features.ts';

interface Asking {
  /** By what one is divided: `unitOf` the visitor. */
  unit: string;
  locale: Locale;
  now: Date;
}

/**
 * The promotion that is on for somebody: its experiment is active, its variables are valid (specification, section 4), its
 * time has come and is not over, and they are in a variation that is not control. The first of the document where there
 * are several. It is divided as pages divide it, and asks no consent: nothing is kept, and nothing is told.
 */
export function decidePromotion({ features, promotions }: Features, { unit, locale, now }: Asking): Promotion {
  for (const { name, startsAt, endsAt, variations } of promotions) {
    if ((startsAt && now < startsAt) || (endsAt && now >= endsAt)) continue;
    const variation = variationIn(features, name, unit);
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
