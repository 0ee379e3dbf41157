import type { CustomSceneFile } from '@greenroom/content';
import type { Described } from './described-scene.ts';

type Lines = Pick<CustomSceneFile, 'opening' | 'beats'>;

/**
 * Replaces general lines in a custom scene's opening and beats by lines that use the description. A line that names
 * something the description does not say keeps its general form.
 * @param said lines with {topic}, {holds}, {holdsToo} and {fears}
 */
export function withDescribed(
  { opening, beats }: Lines,
  said: CustomSceneFile['described'],
  { topic, holds: [holds, holdsToo], fears }: Described,
): Lines {
  const known = new Map(Object.entries({ topic: topic?.partner, holds, holdsToo, fears }));
  const filled = (lines: readonly string[] | undefined, otherwise: string[]): string[] => {
    const all = (lines ?? []).flatMap((line) => fillIn(line, known) ?? []);
    return all.length > 0 ? all : otherwise;
  };
  return {
    opening: {
      easygoing: filled(said.opening.easygoing, opening.easygoing),
      realistic: filled(said.opening.realistic, opening.realistic),
      tough: filled(said.opening.tough, opening.tough),
    },
    beats: beats.map((beat) => ({ ...beat, lines: filled(said.beats[beat.slug], beat.lines) })),
  };
}

/** @returns undefined where the line names something that the description does not say */
function fillIn(line: string, known: ReadonlyMap<string, string | null | undefined>): string | undefined {
  const names = [...line.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name);
  if (!names.every((name) => typeof known.get(name) === 'string')) return undefined;
  return line.replace(/\{(\w+)\}/gu, (_, name: string) => known.get(name) ?? '');
}
