/** Error codes of a message refused because no messages are left; nothing was stored then, and it is not a fault. */
const refusals: ReadonlySet<string> = new Set(['plan_required', 'rate_limited']);

export const isRefusal = (code: string | undefined): boolean => code !== undefined && refusals.has(code);
