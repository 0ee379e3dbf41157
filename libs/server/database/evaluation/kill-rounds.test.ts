import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killRounds } from './kill-rounds.ts';

const folder = mkdtempSync(join(tmpdir(), 'greenroom-kills-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('keeps every acknowledged write exactly once and complete, and can write after each kill', async () => {
  const moments = [1, 12, 40].map((afterKept) => ({ afterKept }));
  const { outcomes, lost, doubled, half } = await killRounds({ folder, moments });
  expect(outcomes.map(({ kept }, round) => kept.length >= moments[round]!.afterKept)).toEqual([true, true, true]);
  expect({ failures: outcomes.flatMap(({ failures }) => failures), lost, doubled, half }).toEqual({
    failures: [],
    lost: [],
    doubled: [],
    half: [],
  });
});
