/** Whom and what journeys, screenshots and benches meet; the content of the house has them. */
export const imogen = { slug: 'imogen-vale', name: 'Imogen Vale', firstName: 'Imogen' } as const;

/** The demonstration's account, which `npm start` prints. */
export const demo = { username: 'demo@greenroom.example', password: 'places-please-tonight' } as const;

/** Somebody who has an account and no plan; there is none until somebody makes it. */
export const newcomer = {
  username: 'newcomer@greenroom.example',
  password: 'a long line you know',
  name: 'Maren Cole',
} as const;

/** A question that Imogen's shelf answers, and the item it leads to. */
export const nervous = {
  question: 'My voice disappears when I start a talk. How do I begin?',
  item: { slug: 'the-first-nine-seconds', title: 'The first nine seconds' },
} as const;

export const riceRecipe = { instructorSlug: 'baptiste-orlay', itemSlug: 'ten-minute-garlic-rice' } as const;
