/** The language of a scene's own words: the house writes English, and whoever made a scene whatever they like. */
export const wordsLangOf = ({ slug }: { slug: string | null }): 'en' | undefined => (slug === null ? undefined : 'en');
