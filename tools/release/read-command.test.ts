import { exitCodes } from './command-failure.ts';
import { readHours } from './read-hours.ts';
import { isRegistryCommand, readCommand, readFreeze } from './read-command.ts';

const why = 'Tuesday';
const app = 'checkout-mfe';

test.each([
  [
    'ramp checkout-mfe 2.4.0 --steps 1,5,20 --every 2h --min-sample 50',
    { steps: '1,5,20', every: '2h', 'min-sample': '50' },
    { command: 'ramp', version: '2.4.0', steps: [1, 5, 20], everySeconds: 7_200, minSample: 50 },
  ],
  [
    'ramp checkout-mfe 2.4.0',
    {},
    { command: 'ramp', version: '2.4.0', steps: [1, 5, 20, 50, 100], everySeconds: 1_800, minSample: 200 },
  ],
  ['pause checkout-mfe', {}, { command: 'pause' }],
  ['resume checkout-mfe', {}, { command: 'resume' }],
  ['promote checkout-mfe 2.4.0', {}, { command: 'promote', version: '2.4.0' }],
  ['rollback checkout-mfe', {}, { command: 'rollback' }],
  ['rollback checkout-mfe 2.3.0', {}, { command: 'rollback', version: '2.3.0' }],
  ['kill checkout-mfe 2.4.0', {}, { command: 'kill', version: '2.4.0' }],
  ['retire checkout-mfe', {}, { command: 'retire' }],
  ['request-approval checkout-mfe 2.4.0', {}, { command: 'request-approval', version: '2.4.0' }],
  ['approve checkout-mfe 2.4.0', {}, { command: 'approve', version: '2.4.0' }],
])('%s', (typed, options, expected) => {
  const [name, ...names] = typed.split(' --')[0]!.split(' ');
  if (!isRegistryCommand(name)) throw new Error(`${name} is not a command`);
  expect(readCommand(name, names, { why, ...options })).toEqual({ app, why, ...expected });
});

test.each([
  ['ramp', [app], {}, /release -- ramp <app> <version>/],
  ['ramp', [app, '2'], { steps: '5,1' }, /percentages that rise/],
  ['ramp', [app, '2'], { steps: '0,50' }, /percentages that rise/],
  ['ramp', [app, '2'], { steps: '50,101' }, /percentages that rise/],
  ['ramp', [app, '2'], { steps: 'some' }, /percentages that rise/],
  ['ramp', [app, '2'], { every: '30' }, /from 1m to 7d/],
  ['ramp', [app, '2'], { every: '59s' }, /from 1m to 7d/],
  ['ramp', [app, '2'], { every: '8d' }, /from 1m to 7d/],
  ['ramp', [app, '2'], { 'min-sample': '1.5' }, /a whole number/],
  ['kill', [app], {}, /release -- kill <app> <version>/],
  ['kill', [app, '2'], { why: ' ' }, /--why/],
  ['pause', [app, '2'], {}, /release -- pause <app>$/],
  ['promote', [app, '2', '3'], {}, /release -- promote <app> <version>/],
  ['rollback', [], {}, /release -- rollback <app> \[version\]/],
] as const)('rejects %s %j %j as wrong usage', (name, names, options, sentence) => {
  const asked = () => readCommand(name, names, { why, ...options });
  expect(asked).toThrow(sentence);
  expect(asked).toThrow(expect.objectContaining({ exitCode: exitCodes.usage }));
});

test.each([
  [undefined, 24],
  ['2', 2],
])('a link is valid for %s hours', (typed, expected) => {
  expect(readHours(typed)).toBe(expected);
});

test.each(['0', '169', '1.5', 'some'])('rejects a link for %s hours as wrong usage', (typed) => {
  expect(() => readHours(typed)).toThrow('--hours is a whole number from 1 to 168');
});

const now = new Date('2026-12-01T00:00:00Z');
const until = '2026-12-27T08:00+01:00';

test.each([
  ['freeze', [app], { until }, { app, from: now.toISOString(), until: '2026-12-27T07:00:00.000Z' }],
  [
    'freeze',
    [],
    { all: true, from: '2026-12-24T08:00Z', until },
    { app: '*', from: '2026-12-24T08:00:00.000Z', until: '2026-12-27T07:00:00.000Z' },
  ],
  ['unfreeze', [app, '17'], {}, { app, number: 17 }],
  ['unfreeze', ['17'], { all: true }, { app: '*', number: 17 }],
] as const)('%s %j with %j is read', (command, names, options, expected) => {
  expect(readFreeze(command, names, { why, ...options }, now)).toEqual({ command, why, ...expected });
});

test.each([
  ['freeze', [app], {}, /--until <date>/],
  ['freeze', [], { until }, /<app> \| --all/],
  ['freeze', [app], { until: '2026-12-27T08:00' }, /no date with a time and a zone/],
  ['freeze', [app], { until: 'tomorrow' }, /no date with a time and a zone/],
  ['unfreeze', [app], {}, /<number>/],
  ['unfreeze', [app, 'x'], {}, /is in the status/],
] as const)('%s %j with %j is rejected', (command, names, options, sentence) => {
  expect(() => readFreeze(command, names, { why, ...options }, now)).toThrow(sentence);
});
