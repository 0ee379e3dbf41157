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

it.each([
  ['The seller asks 9,000 for the car, I only want to pay 7,500.', ['7,500']],
  ['Der Verkäufer will 9.000 für das Auto, ich möchte nur 7.500 zahlen.', ['7.500']],
  ['My landlord wants 15 percent more. What do I say first?', []],
  ['Mein Vermieter will 15 Prozent mehr.', []],
  ['My supplier is raising prices by 20 percent', []],
  ['My boss offered a 3 percent raise but I want 8 percent', ['8 percent']],
  ['I asked for 500 euros', ['500 euros']],
  ['I want my salary increased to 70,000.', ['70,000']],
  ['I want my pay raised by 10 percent', ['10 percent']],
  ['Can I get the price raised to 5,000?', ['5,000']],
  ['Ich möchte, dass sie mein Gehalt erhöhen auf 70.000', ['70.000']],
  ['My boss says I can ask for 78,000', ['78,000']],
])('of “%s” the person wants %j', (text, wanted) => expect(slotsOf([text]).wanted).toEqual(wanted));

it('figures belong to the matter in which they were named', () => {
  const job = 'I got an offer of 52,000 and I want 60,000 by Friday.';
  const car = 'The seller asks 9,000 for a car, I want to pay 7,500.';
  expect(slotsOf([job, car])).toMatchObject({ wanted: ['7,500'], deadlines: [] });
  expect(slotsOf([job, car, 'My supplier is raising prices by 20 percent.']).sums).toEqual([]);
  expect(slotsOf(['I want 60,000 from my boss by Friday.', 'My colleague earns 65,000.'])).toMatchObject({
    wanted: ['60,000'],
    deadlines: ['by Friday'],
  });
  expect(slotsOf(['My boss pays me 52,000.', 'I want 60,000.', 'My boss will say no.']).sums).toEqual([
    '60,000',
    '52,000',
  ]);
});

it('a German noun after a role is not taken for a name', () => {
  expect(slotsOf(['Ich habe meinem Kollegen Unrecht getan.']).spokenTo).toBeUndefined();
});
