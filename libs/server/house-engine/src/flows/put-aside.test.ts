import { foldCourse } from '../fold-course.ts';
import type { Turn } from '../question.ts';
import { afterPuttingAside } from './put-aside.ts';
import { ofThisSubject } from './subject.ts';

test.each([
  ['Forget the gym. My car was scratched in the garage.', 'My car was scratched in the garage.'],
  ['Ok, never mind that: what about my landlord?', 'what about my landlord?'],
  ['Vergiss das. Es geht um meine Chefin.', 'Es geht um meine Chefin.'],
])('%s changes the subject', (text, rest) => expect(afterPuttingAside(text)).toBe(rest));

test.each(['Forget it', 'I always forget the names of people. Help me.', 'Never mind the gap'])(
  '%s does not change the subject',
  (text) => expect(afterPuttingAside(text)).toBeUndefined(),
);

test('earlier messages belong to another subject, and the goal is dropped with them', () => {
  const said = ['I want to cancel my gym membership.', 'Forget the gym. I want to talk to the garage about my car.'];
  expect(ofThisSubject(said, 'en')).toEqual(['I want to talk to the garage about my car.']);
  const turn = (author: Turn['author'], text: string) => ({ author, text, offered: [], settled: false });
  const history = [turn('person', said[0]!), turn('coach', 'What should be different afterwards?')];
  const { before, after } = foldCourse(history, said[1]!, { goalQuestions: [], openedWithQuestion: false });
  expect(before.goal).toContain('gym');
  expect(after.goal).toBe('to talk to the garage about your car');
});
