import { stemmer } from 'stemmer';
import { searchWords } from './search-words.ts';

/**
 * Words that people use interchangeably in questions to a coach, one line per sense. General English and the coaches'
 * fields; a word may occur in several lines.
 */
const lines = `
begin start open opening opener beginning first intro introduction introduce
end finish close closing conclude conclusion ending last final finally wrap finale fizzle stop
talk speech presentation present presenting pitch lecture keynote eulogy toast speak speaking address
audience crowd listener room people public
nerve nervous nervousness anxious anxiety panic scared afraid fear frightened terrified stagefright jitters dread
shake shaking shaky tremble trembling wobble wobbly quiver
heart pound pounding racing
breath breathe breathing pant air
calm relax settle steady soothe
wait waiting backstage corridor beforehand wings
slide slides powerpoint deck keynote screen projector bullets
heckle heckler hostile aggressive object objection disagree contradict challenge attack argue wrong criticise criticism interrupt
question ask query
say tell word sentence phrase line
job role position post vacancy work
fired sacked dismissed redundant redundancy dismissal
gap hole break unemployed
panel interviewer recruiter employer hiring
salary pay wage wages money earn earning income compensation expectation package paid
example story anecdote achievement competency competence behavioural situation
introduce yourself background summary summarise describe
cv resume
price figure number amount quote fee rate cost charge
landlord landlady letting agency owner
rent tenant tenancy lease flat apartment
increase rise raise hike
refuse decline no turn
friend mate sister brother relative family cousin neighbour colleague
favour favor free
alternative fallback option batna leverage
walk leave walkaway
silence quiet pause silent hush shut
fill babble ramble blurt chatter
discount reduction haggle bargain bargaining
negotiate negotiation deal
offer counter counteroffer
expensive greedy high
cheap low lowball insulting
bland flat dull tasteless nothing flavour flavourless insipid
lemon vinegar acid sour sharp
salt salty seasoning season
taste tasting spoon
leftover leftovers yesterday remaining remains
fridge refrigerator cupboard pantry
safe safety poison poisoning risky spoiled spoil off
quick fast minute minutes quickly
tired exhausted weeknight knackered
soup stew broth
lentil lentils pulse dal dhal
leek leeks
cream creamy dairy
stringy tough slimy
rice basmati
crisp crispy crunchy
egg eggs
batch ahead prep several
waste bin throw chuck
`;

const groups = lines
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

/** Returns the numbers of the word groups that contain a stem. */
export type SensesOf = (stem: string) => readonly number[];

/** @param synonyms the synonyms of the content; phrases of several words are left out */
export function readSenses(synonyms: readonly { same: readonly string[] }[]): SensesOf {
  const named = synonyms.map(({ same }) => same.filter((phrase) => !/[\s-]/.test(phrase)));
  const senses = new Map<string, number[]>();
  for (const [number, words] of [...groups, ...named].entries()) {
    const stems = new Set(words.flatMap((word) => searchWords(word).map(stemmer)));
    for (const stem of stems) senses.set(stem, [...(senses.get(stem) ?? []), number]);
  }
  return (stem) => senses.get(stem) ?? [];
}
