import { unknownPlace } from '@greenroom/contracts';

export interface Place {
  /** ISO 3166-1 alpha-2; `XX` for unknown. */
  country: string;
  /** The part of ISO 3166-2 behind the hyphen; `XX` for unknown. */
  region: string;
}

/**
 * Reads where a request comes from, from the headers that the proxy in front sets.
 * @param names lower-case names of these headers
 */
export function placeOf(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  names: { country: string; region: string },
): Place {
  const read = (name: string, shape: RegExp) => {
    const value = headers[name];
    const code = typeof value === 'string' ? value.toUpperCase() : '';
    return shape.test(code) ? code : unknownPlace;
  };
  return { country: read(names.country, /^[A-Z]{2}$/), region: read(names.region, /^[A-Z0-9]{1,3}$/) };
}
