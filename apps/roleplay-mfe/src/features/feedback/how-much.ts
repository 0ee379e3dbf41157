/** How much there is of how much is needed, of one kind. */
interface HowMuch {
  has: number;
  needs: number;
}

/** Reads what a refusal says of a scene that is too short: `2/4` at `lines`, `31/60` at `words`. */
export function howMuch(error: unknown): { lines: HowMuch; words: HowMuch } | undefined {
  const fields = (error as { fields?: { path: string; message: string }[] } | undefined)?.fields ?? [];
  const of = (name: string) => {
    const [has, needs] = (fields.find(({ path }) => path === name)?.message ?? '').split('/').map(Number);
    return has !== undefined && needs !== undefined && Number.isFinite(has + needs) ? { has, needs } : undefined;
  };
  const lines = of('lines');
  const words = of('words');
  return lines && words && { lines, words };
}
