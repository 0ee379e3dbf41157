import { createHash } from 'node:crypto';
import type { ExperimentDocument } from '@greenroom/contracts';
import { experiments } from '@greenroom/contracts/schemas';

/** A feature as GrowthBook’s library reads it. */
interface Feature {
  defaultValue: unknown;
  rules?: object[];
}

export interface Features {
  features: Record<string, Feature>;
  /** Promotions whose variables are wrong, which therefore are off; names and places, to be reported. */
  invalid: string[];
}

/**
 * The document in the form of GrowthBook’s library. A promotion is there only when it is active and the variables of
 * every variation but control are valid (specification, section 4).
 */
export function featuresOf({ experiments: all }: ExperimentDocument): Features {
  const invalid: string[] = [];
  const features = all.map(({ name, active, kind, coverage, variations }): [string, Feature] => {
    const wrong = kind === 'promotion' ? variations.slice(1).flatMap(({ variables }) => wrongIn(variables)) : [];
    if (active && wrong.length > 0) invalid.push(`${name}: ${wrong.join('; ')}`);
    const values = variations.map(({ name: variation, variables }) =>
      kind === 'promotion' ? (variables ?? null) : variation,
    );
    const [defaultValue = null] = values;
    if (!active || wrong.length > 0) return [name, { defaultValue }];
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
  return { features: Object.fromEntries(features), invalid };
}

function wrongIn(variables: unknown): string[] {
  const read = experiments.PromotionVariables.safeParse(variables);
  return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
}

/** By what somebody is divided: it tells nothing of the visitor's id, and is the same before and after a log-in. */
export const unitOf = (visitorId: string): string =>
  createHash('sha256').update(`experiments ${visitorId}`).digest('hex').slice(0, 32);
