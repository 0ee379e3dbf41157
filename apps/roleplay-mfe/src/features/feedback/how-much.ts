/** An amount and the amount that is needed. */
interface HowMuch {
  has: number;
  needs: number;
}

/** Reads the amounts from the error for a scene that is too short: `2/4` at `lines`, `31/60` at `words`. */
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
