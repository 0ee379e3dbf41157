/** Country and region of a request (specification, sections 4 and 9). ISO 3166 codes; `XX` stands for unknown. */
export const unknownPlace = 'XX';

/** The country to act on: an unknown one is treated as the United States. */
export function effectiveCountry(country: string): string {
  return country === unknownPlace ? 'US' : country;
}

/** The United States and Canada. */
export function isNorthAmerica(country: string): boolean {
  return ['US', 'CA'].includes(effectiveCountry(country));
}

/** Countries whose addresses name a province or emirate: Canada, India, the United Arab Emirates. */
export function hasProvinces(country: string): boolean {
  return ['CA', 'IN', 'AE'].includes(country);
}
