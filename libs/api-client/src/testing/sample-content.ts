import type { Bio, CoachCard, Content, ContentCard, ShelfCategory } from '@greenroom/contracts';
import { sampleUuid } from './sample-uuid.ts';

export const imogen: CoachCard = {
  slug: 'imogen-vale',
  name: 'Imogen Vale',
  field: 'Public speaking',
  summary: 'Helps you begin cleanly, answer the question you dreaded and stop while they still want more.',
  line: 'Nerves mean you care who’s listening. We’ll give them a job.',
  category: 'stage',
  portrait: '/assets/portraits/imogen-vale.svg',
  language: 'en',
};

export const baptiste: CoachCard = {
  slug: 'baptiste-orlay',
  name: 'Baptiste Orlay',
  field: 'Home cooking',
  summary: 'Gets a real dinner out of what is already in the kitchen.',
  line: 'Taste it. Now you know more than the recipe.',
  category: 'kitchen',
  portrait: '/assets/portraits/baptiste-orlay.svg',
  language: 'en',
};

const shelf = (coach: CoachCard) => ({ instructorSlug: coach.slug, instructorName: coach.name });

export const imogenCategories: ShelfCategory[] = [
  {
    uuid: sampleUuid(101),
    slug: 'openings',
    name: 'Openings',
    description: 'The corridor, the walk on and the first sentence.',
    contents: 2,
  },
  {
    uuid: sampleUuid(102),
    slug: 'middles',
    name: 'The middle',
    description: 'What you show them, and what they throw at you.',
    contents: 1,
  },
];

export const baptisteCategories: ShelfCategory[] = [
  {
    uuid: sampleUuid(103),
    slug: 'tonight',
    name: 'Tonight',
    description: 'Dinners for the evening you have.',
    contents: 1,
  },
];

const nineSeconds: ContentCard = {
  uuid: sampleUuid(1),
  slug: 'the-first-nine-seconds',
  ...shelf(imogen),
  title: 'The first nine seconds',
  summary: 'Three seconds to arrive, three to look, three to speak.',
  language: 'en',
  kind: 'lesson',
  art: 'mic',
  minutes: 4,
  parentUuid: sampleUuid(101),
  open: true,
  recommendationIds: [],
};

const lowBreath: ContentCard = {
  uuid: sampleUuid(2),
  slug: 'low-breath-slow-hands',
  ...shelf(imogen),
  title: 'Low breath, slow hands',
  summary: 'For the corridor outside the room.',
  language: 'en',
  kind: 'exercise',
  art: 'breath',
  minutes: 3,
  parentUuid: sampleUuid(101),
  open: true,
  recommendationIds: [],
};

const rowThree: ContentCard = {
  uuid: sampleUuid(3),
  slug: 'when-row-three-disagrees',
  ...shelf(imogen),
  title: 'When row three disagrees',
  summary: 'What a hostile question is usually asking for.',
  language: 'en',
  kind: 'article',
  art: 'chairs',
  minutes: 5,
  parentUuid: sampleUuid(102),
  open: false,
  recommendationIds: [],
};

const leeks: ContentCard = {
  uuid: sampleUuid(4),
  slug: 'leeks-without-cream',
  ...shelf(baptiste),
  title: 'Leeks braised without cream',
  summary: 'Three leeks browned, braised soft and dressed in their own juices.',
  language: 'en',
  kind: 'recipe',
  art: 'pan',
  minutes: 40,
  parentUuid: sampleUuid(103),
  open: true,
  recommendationIds: [],
};

export const items: Content[] = [
  {
    ...nineSeconds,
    body: 'Most talks begin with a noise. “So.” “Can everybody hear me?” None of it is for the room.\n\n## Three to arrive\n\nWalk to the spot you’ll speak from, and stop. **Both feet down**, weight even, before your mouth opens.\n\n> Choose one face, and let the rest of the room be scenery.\n\n## What to have at hand\n\n- Water\n- The clicker\n- The page of notes',
    care: 'none',
    related: [rowThree],
    next: lowBreath,
  },
  {
    ...lowBreath,
    body: 'Stand where nobody needs you. Breathe out first; the next breath comes by itself.\n\n1. Out, for four.\n2. Wait, for two.\n3. In, without pulling.',
    care: 'health',
    fields: [{ slug: 'where', label: 'Where nobody needs you', lines: 2 }],
    related: [nineSeconds],
    next: rowThree,
  },
  {
    ...rowThree,
    body: 'A hostile question is often a worried one with its coat on.',
    care: 'none',
    related: [],
    next: null,
  },
  {
    ...leeks,
    body: 'A customer once sent her compliments for the cream in my leeks. There was none in the building.\n\n## Why it tastes of cream anyway\n\nTwo things give the silk.',
    care: 'none',
    recipe: {
      serves: 2,
      description:
        'Leeks cut lengthways, coloured in butter, then braised in a little water until a knife slides through.',
      ingredients: [
        { amount: 3, unit: 'piece', name: 'leeks, about 600 g untrimmed' },
        { amount: 30, unit: 'g', name: 'butter, cold, in two halves' },
        { amount: 0.5, unit: 'tsp', name: 'Dijon mustard' },
        { name: 'salt and pepper, to taste' },
      ],
      instructions: [
        'Cut off the coarse dark tops and keep them. Halve the leeks lengthways and rinse them root end up.',
        'Melt half the butter and lay in the leeks, cut side down, for 5 minutes.',
        'Add the water, cover, and simmer for 15 to 20 minutes.',
      ],
      uses: [[0], [1, 0], []],
      variations: ['As a whole dinner: add a drained tin of white beans for the last 5 minutes of the braise.'],
    },
    related: [],
    next: null,
  },
];

/** Returns an item as lists show it. */
export function cardOf({
  body: _body,
  care: _care,
  recipe: _recipe,
  fields: _fields,
  related: _related,
  next: _next,
  ...card
}: Content): ContentCard {
  return card;
}

export const bios: Bio[] = [
  {
    ...imogen,
    pronouns: { subject: 'she', object: 'her', possessive: 'her' },
    manner: 'Unhurried and exact, with a dry streak.',
    goodFor: 'First lines, shaking voices, questions you dread and endings that fade',
    lessGoodFor: 'Scripting a whole speech on your behalf',
    languages: ['en', 'de'],
    story:
      'Imogen Vale spent twenty-six years with a touring theatre company, first in the prompt corner and later running the show from it.\n\nFrom the side of a stage you see hands. She noticed that the actors the papers called fearless often had the worst of them.',
    method: {
      name: 'One listener, one idea, one breath',
      summary: 'Imogen has you choose a single person to speak to and a single thing for them to keep.',
    },
    shelf: [nineSeconds, lowBreath, rowThree],
    contents: 3,
    topics: [
      {
        uuid: sampleUuid(201),
        title: 'The first line',
        opener: 'What do you say at the moment, before you get to the point?',
      },
      { uuid: sampleUuid(202), title: 'Nerves in the corridor', opener: 'When do the nerves start?' },
      { uuid: sampleUuid(203), title: 'The question you dread', opener: 'Which question are you hoping nobody asks?' },
    ],
  },
  {
    ...baptiste,
    pronouns: { subject: 'he', object: 'him', possessive: 'his' },
    manner: 'Warm and quick, with a spoon in his hand.',
    goodFor: 'Tired evenings and half-empty fridges',
    lessGoodFor: 'Diets for an illness',
    languages: ['en', 'de'],
    story: 'Baptiste Orlay cooked in a bistro by a canal until the lease ran out.',
    method: { name: 'Look, taste, then decide', summary: 'He starts from what is there.' },
    shelf: [leeks],
    contents: 1,
    topics: [{ uuid: sampleUuid(204), title: 'What is in the fridge', opener: 'What is nearest its end?' }],
  },
];
