/** Country and region of a request (specification, sections 4 and 9). ISO 3166 codes; `XX` stands for unknown. */
export const unknownPlace = 'XX';

/** Returns the country to apply rules of: an unknown one is treated as the United States. */
export function effectiveCountry(country: string): string {
  return country === unknownPlace ? 'US' : country;
}
