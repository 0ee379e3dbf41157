import { indexTerms } from './index-terms.ts';

const term = (en: string[], de: string[]) => ({
  coach: 'x',
  names: { en, de },
  says: { en: `${en[0]}.`, de: `${de[0]}.` },
});
const find = indexTerms([
  term(['throughline', 'through line'], ['roter Faden']),
  term(['rep', 'reps'], ['Wiederholung']),
  term(['set', 'sets'], ['Satz']),
  term(['sweat the onions'], ['Zwiebeln anschwitzen']),
  term(['breath support'], ['Stütze']),
  term(['anchor'], ['Anker']),
]);

it.each([
  ['whats a throughline', ['throughline']],
  ['What is a “through line”, my colleague keeps saying I need one', ['throughline']],
  ['whats a rep and whats a set, everyone acts like i should know', ['rep', 'set']],
  ['recipes always say "sweat the onions", what does that even mean', ['sweat the onions']],
  ['what does sweat the onions even mean', ['sweat the onions']],
  ['was heißt eigentlich "stütze", sagt mein chorleiter dauernd', ['breath support']],
  ['was ist ein roter faden?', ['throughline']],
  ['was bedeutet denn Anker', ['anchor']],
  ['explain anchor please', ['anchor']],
])('“%s” asks for the meaning of %j', (text, names) => {
  expect(find(text).map(({ names: { en } }) => en[0])).toEqual(names);
});

it.each([
  'what set of words do I use',
  'what is the anchor I should name',
  'I set the table and told her',
  'what reps do you do',
  'she said “anchor” twice',
  'was ist ein guter Anker für 62 Euro',
])('“%s” asks for no meaning', (text) => {
  expect(find(text)).toEqual([]);
});
