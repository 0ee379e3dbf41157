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

it('a sum that somebody else gets is not what the person wants', () => {
  expect(slotsOf(['the new girl gets 33,500 and i want 36 but ill cave']).wanted).toEqual(['36']);
});
