import type { AboutPerson } from '@greenroom/people';

const withWhom: Record<NonNullable<AboutPerson['withWhom']>, string> = {
  manager: 'their manager',
  team: 'their team',
  customers: 'customers',
  family: 'their family',
  partner: 'their partner',
  myself: 'themselves',
  'someone-else': 'someone else',
};
const manners: Record<NonNullable<AboutPerson['manner']>, string> = {
  gentle: 'gently',
  straight: 'straight out',
  playful: 'playfully',
};

/** Returns what a person stated about themselves as lines for a language model. */
export function aboutLines({ name, goal, withWhom: whom, manner }: AboutPerson): string[] {
  return [
    `name: ${name}`,
    ...(goal === null ? [] : [`is working on: ${goal}`]),
    ...(whom === null ? [] : [`wants to speak better with: ${withWhom[whom]}`]),
    ...(manner === null ? [] : [`likes to be spoken to: ${manners[manner]}`]),
  ];
}
