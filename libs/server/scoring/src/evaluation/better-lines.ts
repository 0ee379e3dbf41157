import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SceneCategoryFile, SceneFile } from '@greenroom/content';
import { mentions, speechActsIn } from '@greenroom/speech-analysis';
import type { RubricCheck } from '../domain/rubric/find-evidence.ts';
import { contentDir, readYaml } from './load-transcripts.ts';

export interface BetterLine {
  scene: string;
  check: string;
  line: string;
  /** Whether the check's rules recognise it in the line. */
  seen: boolean;
}

/**
 * Reads each better line of the scenes and whether the rules recognise its check. The writers of scenes know the checks
 * but not the word lists, so this shows how much good wording is missed.
 */
export function readBetterLines(): BetterLine[] {
  const folder = join(contentDir, 'scenes');
  const categories = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return categories.flatMap(({ name: category }) => {
    const { rubric } = readYaml(join(folder, category, 'category.yaml')) as SceneCategoryFile;
    const checks = new Map(rubric.flatMap((criterion) => criterion.checks.map((check) => [check.slug, check])));
    const files = readdirSync(join(folder, category)).filter(
      (file) => file !== 'category.yaml' && !file.endsWith('.de.yaml'),
    );
    return files.flatMap((file) => {
      const scene = readYaml(join(folder, category, file)) as SceneFile;
      return Object.entries(scene.betterLines).flatMap(([slug, line]) => {
        const check = checks.get(slug);
        return check && !check.never ? { scene: file, check: slug, line, seen: shows(line, check, scene) } : [];
      });
    });
  });
}

function shows(line: string, { detect }: RubricCheck, { subjects }: SceneFile): boolean {
  const does = speechActsIn(line, 'en');
  return detect.some(
    ({ acts, words, onSubject, wordsAtMost }) =>
      (!acts || acts.some((act) => does.includes(act))) &&
      (!words || mentions(line, words)) &&
      (!onSubject || subjects.some((subject) => mentions(line, subject.words))) &&
      (wordsAtMost === undefined || line.split(/\s+/).length <= wordsAtMost),
  );
}
