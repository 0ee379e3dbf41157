/** The codes of what is refused because nothing is left of what one may write; nothing was kept then, and nothing is wrong. */
const refusals: ReadonlySet<string> = new Set(['plan_required', 'rate_limited']);

export const isRefusal = (code: string | undefined): boolean => code !== undefined && refusals.has(code);
