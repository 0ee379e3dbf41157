import { createHash } from 'node:crypto';
import type { ExperimentDocument, ExperimentMet, Locale, PromotionVariables } from '@greenroom/contracts';
import { readVariables, type ShownImages } from './promotion-variables.ts';

/** A feature as GrowthBook’s library reads it. */
interface Feature {
  defaultValue: unknown;
  rules?: { meta: { key: string }[] }[];
}

/** A promotion that is active and valid; it is on between its times. */
export interface SoundPromotion {
  name: string;
  startsAt: Date | undefined;
  endsAt: Date | undefined;
  /** What each variation says, by language; control says nothing. */
  variations: ReadonlyMap<string, Partial<Record<Locale, PromotionVariables>>>;
}

export interface Features {
  features: Record<string, Feature>;
  promotions: SoundPromotion[];
  /** Where those that are active are met, by name. */
  met: Record<string, ExperimentMet>;
  /** Promotions whose variables are wrong, which therefore are off; names and places, to be reported. */
  invalid: string[];
}

/**
 * The document in the form of GrowthBook’s library. A promotion is there only when it is active and the variables of
 * every variation but control are valid (specification, section 4).
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

/** By what somebody is divided: it tells nothing of the visitor's id, and is the same before and after a log-in. */
export const unitOf = (visitorId: string): string =>
  createHash('sha256').update(`experiments ${visitorId}`).digest('hex').slice(0, 32);
