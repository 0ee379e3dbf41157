/** Categories whose words mean things and bodies: “toast” in a kitchen is no speech. */
export const tradesOfThings: ReadonlySet<string> = new Set(['kitchen', 'strength']);
/** Categories in which most conversations are not about another person. */
export const tradesOfOneself: ReadonlySet<string> = new Set([...tradesOfThings, 'calm']);
/** Categories that are not about talks between two people: of oneself, or in front of many. */
export const tradesWithoutTalk: ReadonlySet<string> = new Set([...tradesOfOneself, 'stage']);
