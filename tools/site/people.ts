/** People and items of the content that tests, screenshots and benchmarks use. */
export const imogen = { slug: 'imogen-vale', name: 'Imogen Vale', firstName: 'Imogen' } as const;

/** The demonstration's account, which `npm start` prints. */
export const demo = { username: 'demo@greenroom.example', password: 'places-please-tonight' } as const;

/** An account without a plan; it exists once something creates it. */
export const newcomer = {
  username: 'newcomer@greenroom.example',
  password: 'a long line you know',
  name: 'Maren Cole',
} as const;

/** A question that Imogen's library answers, and the item that the answer offers. */
export const nervous = {
  question: 'My voice disappears when I start a talk. How do I begin?',
  item: { slug: 'the-first-nine-seconds', title: 'The first nine seconds' },
} as const;

export const riceRecipe = { instructorSlug: 'baptiste-orlay', itemSlug: 'ten-minute-garlic-rice' } as const;
