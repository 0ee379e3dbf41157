import { readFileSync } from 'node:fs';

/**
 * The type of a parameter: `text`, `number`, `flag`, `any`; a choice of names; a list, a map or an object of other
 * types; or several of these. The name `''` stands for an empty text, which removes a value.
 */
export type ParameterType =
  | 'text'
  | 'number'
  | 'flag'
  | 'any'
  | { names: string[] }
  | { list: ParameterType }
  | { map: ParameterType }
  | { fields: Record<string, ParameterType>; required?: string[] }
  | { oneOf: ParameterType[] };

interface StripeParameters {
  library: string;
  openApi: string;
  apiVersion: string;
  licence: string;
  /** By method and path with `:id` and `:below`; `null` if only the operation is known. */
  operations: Record<string, ParameterType | null>;
}

/**
 * The operations of Stripe's API and their parameters, read from the typings of the official library by `npm run
 * stripe:parameters`. The typings are generated from Stripe's published OpenAPI specification, version `openApi`.
 */
export const stripeParameters = JSON.parse(
  readFileSync(new URL('./stripe-parameters.json', import.meta.url), 'utf8'),
) as StripeParameters;

const patterns = Object.keys(stripeParameters.operations).map((name) => ({
  name,
  pattern: new RegExp(`^${name.replaceAll(/:id|:below/g, '[^/]+')}$`),
}));

/** Returns Stripe's operation for a method and a path; undefined if Stripe has none. */
export function operationOf(method: string, path: string): string | undefined {
  return patterns.find(({ pattern }) => pattern.test(`${method} ${path}`))?.name;
}
