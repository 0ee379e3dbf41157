/** The note on others' consent, by the law of a place. It is not legal advice. */
export type ListeningLaw = 'offence' | 'all-agree' | 'ask';

/** Recording non-public speech is an offence: § 201 StGB (DE), § 120 StGB (AT), Art. 179 bis and ter StGB (CH). */
const offence = ['DE', 'AT', 'CH'];
/**
 * Everyone in a conversation has to agree, according to the Reporters Committee's guide to recording laws; ISO 3166-2.
 */
const allAgree = ['CA', 'CT', 'DE', 'FL', 'IL', 'MD', 'MA', 'MT', 'NH', 'PA', 'WA'];

/**
 * @param country ISO 3166-1 alpha-2, or `XX`
 * @param region ISO 3166-2 without the country
 */
export function listeningLawOf(country: string, region: string): ListeningLaw {
  if (offence.includes(country)) return 'offence';
  return country === 'US' && allAgree.includes(region) ? 'all-agree' : 'ask';
}
