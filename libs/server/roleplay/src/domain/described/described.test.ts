import { describedIn } from './described.ts';
import type { Described } from './described-scene.ts';

const form = (description: string, roleplayName = '', aiRole = 'landlord', aiRoleName = 'Mr Fenn') => ({
  ...{ description, roleplayName, aiRole, aiRoleName },
});
const deposit = form(
  'My landlord kept 640 of my 1,200 euros deposit. He says the walls had to be painted. He is afraid that every tenant will ask for the same. I want him to pay back the 640 euros by June, because the contract says that painting is his job.',
  'Asking for my deposit back',
);

test('reads topic, both sides, need and reason from a description, each from the right point of view', () => {
  expect(describedIn(deposit, 'en')).toEqual<Described>({
    topic: { partner: 'your deposit', person: 'my deposit' },
    holds: ['The walls had to be painted.'],
    fears: 'I’m afraid every tenant will ask for the same.',
    need: 'I want you to pay back the 640 euros by June.',
    reason: 'the contract says that painting is your job',
    fact: 'You kept 640 of my 1,200 euros deposit.',
  });
});

test.each([
  ['She thinks I’m too young for it.', ['I think you’re too young for it.']],
  ['She wants me to call her on Sundays.', ['I want you to call me on Sundays.']],
  ['She doesn’t want me to sell her bike.', ['I don’t want you to sell my bike.']],
  ['My sister always says “Soon, I promise”.', ['Soon, I promise.']],
  ['Ana insists that she paid it back.', ['I paid it back.']],
  ['My sister Ana has no time before June.', ['I have no time before June.']],
  ['She believes that she does more than me.', ['I believe that I do more than you.']],
])('rephrases “%s” as the partner would say it', (description, holds) => {
  expect(describedIn(form(description, '', 'My sister', 'Ana'), 'en').holds).toEqual(holds);
});

test.each([
  ['another person was mentioned before', 'My colleague Tom is leaving too. He says the pay is too low.'],
  ['several people may be meant', 'They say that there is no money.'],
  ['two other people are mentioned', 'He thinks my brother takes his side.'],
  ['it is a judgement about them', 'He thinks he is always right.'],
  ['it is not their view', 'He is stubborn and never listens.'],
  ['it speaks of danger', 'He says that he wants to kill himself.'],
  ['it is too long for one line', `He says that ${'the wall and '.repeat(12)}the floor are dirty.`],
])('gives the partner no line where %s', (_, description) => {
  expect(describedIn(form(description, '', 'boss', ''), 'en').holds).toEqual([]);
});

test('takes from a German description only sentences that need no change of person', () => {
  const chefin = form(
    'Ich möchte mit meiner Chefin über die Überstunden sprechen. Sie sagt, dass kein Budget da ist. Sie findet, dass ich übertreibe. Sie hat Angst, dass das Projekt scheitert. Ich habe seit März 60 Überstunden gemacht. Ich möchte drei Tage frei, weil ich erschöpft bin.',
    'Überstunden ansprechen',
    'Chefin',
    'Frau Berg',
  );
  expect(describedIn(chefin, 'de')).toEqual<Described>({
    topic: { partner: 'die Überstunden', person: 'die Überstunden' },
    holds: ['Es bleibt dabei, dass kein Budget da ist.'],
    fears: 'Ich habe Angst, dass das Projekt scheitert.',
    need: 'Ich möchte drei Tage frei.',
    reason: 'ich erschöpft bin',
    fact: 'Ich habe seit März 60 Überstunden gemacht.',
  });
});

test.each([
  ['The broken window', 'en', 'the broken window'],
  ['My late shifts', 'en', 'your late shifts'],
  ['Asking for more', 'en', undefined],
  ['Urlaub im August', 'de', 'Urlaub im August'],
  ['Wir müssen reden', 'de', undefined],
] as const)('takes the topic from the title “%s”', (title, language, topic) => {
  expect(describedIn(form('', title), language).topic?.partner).toBe(topic);
});
