import { createHash } from 'node:crypto';
import type { ExperimentDocument, ExperimentMet, Locale, PromotionVariables } from '@greenroom/contracts';
import { readVariables, type ShownImages } from './promotion-variables.ts';

/** A feature in the format of the GrowthBook library. */
interface Feature {
  defaultValue: unknown;
  rules?: { meta: { key: string }[] }[];
}

/** A promotion that is active and valid; it runs between its times. */
export interface SoundPromotion {
  name: string;
  startsAt: Date | undefined;
  endsAt: Date | undefined;
  /** The variables of each variation, by language; control has none. */
  variations: ReadonlyMap<string, Partial<Record<Locale, PromotionVariables>>>;
}

export interface Features {
  features: Record<string, Feature>;
  promotions: SoundPromotion[];
  /** Where visitors meet each active experiment, by its name. */
  met: Record<string, ExperimentMet>;
  /** Active promotions that are off because their variables are invalid; names and places, for the report. */
  invalid: string[];
}

/**
 * Converts the document to the GrowthBook library's format. A promotion is included only if it is active and the
 * variables of every variation but control are valid (specification, section 4).
 */
export function featuresOf({ experiments: all }: ExperimentDocument, images: ShownImages): Features {
  const invalid: string[] = [];
  const promotions: SoundPromotion[] = [];
  const met: Features['met'] = {};
  const features = all.map((experiment): [string, Feature] => {
    const { name, active, kind, coverage, variations, met: place } = experiment;
    const read = kind === 'promotion' ? readPromotion(experiment, images) : { wrong: [] };
    if (active && read.wrong.length > 0) invalid.push(`${name}: ${read.wrong.join('; ')}`);
    const values = variations.map(({ name: variation, variables }) =>
      kind === 'promotion' ? (variables ?? null) : variation,
    );
    const [defaultValue = null] = values;
    if (!active || read.wrong.length > 0) return [name, { defaultValue }];
    if ('promotion' in read) promotions.push(read.promotion);
    met[name] = kind === 'promotion' ? { ...place, free: true } : place;
    const rule = {
      key: name,
      hashAttribute: 'id',
      seed: name,
      hashVersion: 2,
      coverage,
      variations: values,
      weights: variations.map(({ weight }) => weight),
      meta: variations.map(({ name: key }) => ({ key, name: key })),
      bucketVersion: 1,
    };
    return [name, { defaultValue, rules: [rule] }];
  });
  return { features: Object.fromEntries(features), promotions, met, invalid };
}

type PromotionExperiment = ExperimentDocument['experiments'][number];

function readPromotion(
  experiment: PromotionExperiment,
  images: ShownImages,
): { wrong: string[]; promotion: SoundPromotion } {
  const wrong: string[] = [];
  const read = (variables: unknown, language = '') => {
    const found = readVariables(variables, images);
    if ('variables' in found) return found.variables;
    wrong.push(...found.wrong.map((one) => language + one));
    return undefined;
  };
  const { name, startsAt, endsAt, variations } = experiment;
  const offered = variations.slice(1).map((variation) => {
    const english = read(variation.variables);
    const others = Object.entries(variation.translations ?? {}).map(([language, variables]) => [
      language,
      read(variables, `${language}: `),
    ]);
    return [variation.name, { ...Object.fromEntries(others), en: english }] as const;
  });
  const moment = (at: string | undefined) => (at === undefined ? undefined : new Date(at));
  return {
    wrong,
    promotion: { name, startsAt: moment(startsAt), endsAt: moment(endsAt), variations: new Map(offered) },
  };
}

/**
 * Returns the id that assigns a visitor to variations. It does not reveal the visitor's id, and stays the same when
 * they log in.
 */
export const unitOf = (visitorId: string): string =>
  createHash('sha256').update(`experiments ${visitorId}`).digest('hex').slice(0, 32);
