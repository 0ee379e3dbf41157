import { readFileSync } from 'node:fs';

/**
 * What a parameter may be: `text`, `number`, `flag`, `any`; the names that it chooses from; a list, a map or an object of
 * others; several of these. An empty text, which takes a value away, is the name `''`.
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
  /** By method and path with `:id` and `:below`; `null` where only the operation is known. */
  operations: Record<string, ParameterType | null>;
}

/**
 * The operations of Stripe's API and their parameters, read from the typings of the official library by
 * `npm run stripe:parameters`. They are generated from Stripe's published OpenAPI, whose version `openApi` is.
 */
export const stripeParameters = JSON.parse(
  readFileSync(new URL('./stripe-parameters.json', import.meta.url), 'utf8'),
) as StripeParameters;

const patterns = Object.keys(stripeParameters.operations).map((name) => ({
  name,
  pattern: new RegExp(`^${name.replaceAll(/:id|:below/g, '[^/]+')}$`),
}));

/** The operation of Stripe's that a method and a path name; undefined where Stripe has none either. */
export function operationOf(method: string, path: string): string | undefined {
  return patterns.find(({ pattern }) => pattern.test(`${method} ${path}`))?.name;
}
