import { openCommerceFixture } from '../../../integration/commerce/testing/commerce-fixture.ts';
import { crashes } from '@greenroom/commerce/testing/crashes';
import { cutOff } from '../../../integration/commerce/testing/interrupted.ts';

/**
 * Lets the server die at every step of these courses, before the step takes effect and after. Test databases must be
 * running.
 * @param say receives what was run, and each place where something is wrong
 */
export async function crashAtEveryStep(
  courses: readonly string[],
  say: (line: string) => void,
): Promise<{ places: number; wrong: number }> {
  const dying = crashes();
  const all = { places: 0, wrong: 0 };
  for (const course of courses) {
    const fixture = await openCommerceFixture(dying);
    const began = performance.now();
    let over = false;
    let steps = 0;
    for (let step = 1; !over; step += 1)
      for (const when of ['before', 'after'] as const) {
        const found = await cutOff(fixture, dying, { course, step, when }).catch((error: unknown) => [String(error)]);
        over = found === 'over';
        if (found === 'over') break;
        steps = step;
        all.places += 1;
        if (found.length === 0) continue;
        all.wrong += 1;
        say(`${course}, died ${when} step ${step}: ${found.join('; ')}`);
      }
    await fixture.close();
    say(`${course}: ${steps} steps, ${Math.round((performance.now() - began) / 1_000)} s`);
  }
  say(`The server died at ${all.places} places; ${all.wrong} went wrong.`);
  return all;
}
