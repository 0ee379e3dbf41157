/** What the error for a scene that is too short says. */
interface TooShort {
  /** How many lines the person said. */
  has: number;
  needs: number;
  /** The session to carry on. */
  userRolePlayUuid: string;
}

/** Reads the error for a scene that is too short: `2/3` at `lines`, and its session. */
export function tooShortOf(error: unknown): TooShort | undefined {
  const fields = (error as { fields?: { path: string; message: string }[] } | undefined)?.fields ?? [];
  const at = (name: string) => fields.find(({ path }) => path === name)?.message;
  const [has, needs] = (at('lines') ?? '').split('/').map(Number);
  const userRolePlayUuid = at('user_role_play_uuid');
  if (has === undefined || needs === undefined || !Number.isFinite(has + needs) || !userRolePlayUuid) return undefined;
  return { has, needs, userRolePlayUuid };
}
