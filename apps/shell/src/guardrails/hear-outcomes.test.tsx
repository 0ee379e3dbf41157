import { countOutcome } from '@greenroom/analytics/outcomes';
import { hearOutcomes } from './hear-outcomes.ts';

test('outcomes are received once the page watches its releases', () => {
  const heard: [string, boolean][] = [];
  countOutcome('seatChosen', true);
  hearOutcomes((...outcome) => heard.push(outcome));
  countOutcome('seatChosen', true);
  countOutcome('seatPaid', false);
  expect(heard).toEqual([
    ['seatChosen', true],
    ['seatPaid', false],
  ]);
});
