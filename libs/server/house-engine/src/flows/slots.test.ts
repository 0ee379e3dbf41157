import { slotsOf } from './slots.ts';

it.each([
  ['my sister Denise wants to sell', 'her husband Craig will be in the room', 'Denise'],
  ['mein Chef Petersen ruft morgen an', 'seine Frau Ute arbeitet auch dort', 'Petersen'],
  ['meine Frau Sieglinde redet nicht mit mir', 'es ging um Geld', 'Sieglinde'],
  ['Meine Vorgängerin kommt jeden Dienstag', 'Frau Marx wird sagen, dass sie nur helfen will', 'Frau Marx'],
  ['Guten Tag Herr Brandt, ich muss etwas fragen', 'es geht um das Holz', undefined],
  ['Dear Mrs Vale, my boss Petra wants the slides', 'on Friday', 'Petra'],
])('“%s”, “%s”: the person to talk to is %s', (first, second, name) => {
  expect(slotsOf([first, second]).spokenTo).toBe(name);
});

it.each([
  ['I need it by Friday', ['by Friday']],
  ['Please let me know by next Friday', ['next Friday']],
  ['I see him on Friday', []],
  ['Pay review on Friday', []],
  ['I have my salary talk in March', []],
  ['Ich brauche es bis morgen', ['morgen']],
  ['Thursday', ['Thursday']],
])('“%s” names the deadlines %j', (text, deadlines) => expect(slotsOf([text]).deadlines).toEqual(deadlines));

it('a new price begins on a day that is no deadline', () => {
  expect(slotsOf(['Ab Januar nehme ich 90 Euro']).beginnings).toEqual(['ab Januar']);
});

it('who has died is not addressed', () => {
  expect(slotsOf(['we only got close after our dad died']).firstRole).toBeUndefined();
  expect(slotsOf(['my dad wants to drive']).firstRole).toBe('dad');
});

it('a sum that somebody else gets is not what the person wants', () => {
  expect(slotsOf(['the new girl gets 33,500 and i want 36 but ill cave']).wanted).toEqual(['36']);
});

it('a German noun after a role is not taken for a name', () => {
  expect(slotsOf(['Ich habe meinem Kollegen Unrecht getan.']).spokenTo).toBeUndefined();
});
