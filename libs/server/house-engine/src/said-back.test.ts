import { saidBack } from './said-back.ts';

it.each([
  ['no I haven’t talked to him', 'You haven’t talked to him.'],
  [
    'like yesterday he just laughed when I asked for the report',
    'Yesterday he just laughed when you asked for the report.',
  ],
  ['I earn 52k, market is around 60', 'You earn 52k, market is around 60.'],
  ['she always says "just hang on until we hire"', 'She always says: “just hang on until we hire”.'],
  ['my landlord raised it by 180. end of may. can i negotiate that', 'Your landlord raised it by 180.'],
  ['shes moving out on monday', 'She’s moving out on Monday.'],
])('repeats “%s” in the second person', (text, back) => expect(saidBack(text, 'en')).toBe(back));

it.each([
  ['Ich habe Angst vor dem Gespräch.', 'Sie haben Angst vor dem Gespräch.'],
  [
    'Die Firma will mich loswerden und bietet 24.000 Abfindung.',
    'Die Firma will Sie loswerden und bietet 24.000 Abfindung.',
  ],
  ['Mein Vater hört schlecht und gibt es nicht zu, der Sturkopf. Gestern wieder.', undefined],
  ['Ich verhandle am Montag mit dem Lieferanten', 'Sie verhandeln am Montag mit dem Lieferanten.'],
  ['Letztes Mal hat sie im Büro geweint.', 'Letztes Mal hat sie im Büro geweint.'],
])('repeats “%s” in German in the second person', (text, back) => expect(saidBack(text, 'de')).toBe(back));

it.each([
  ['a question', 'what do i tell him', 'en'],
  ['a request to the coach', 'please make it about the boat', 'en'],
  ['a command', 'dont make it about cancer', 'en'],
  ['a pronoun for two people', 'I want us both to be there', 'en'],
  ['a sentence that was cut off', 'Mein Trainer sagt, Aufgeben ist keine Option', 'de'],
  ['German without capitals', 'ich hab angst dass sie zusammenbricht', 'de'],
  ['a possible hint at danger', 'I’d rather not be here any more', 'en'],
  ['a very short sentence', 'ok then', 'en'],
] as const)('does not repeat %s', (_, text, language) => expect(saidBack(text, language)).toBeUndefined());
