import { z } from 'zod';

const base64url = (bytes: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}$`), `must be ${bytes} bytes in base64url`);

/** Keys that identify this server to push services (VAPID). */
export const PushEnvironment = z.object({
  VAPID_PUBLIC_KEY: base64url(65).optional(),
  VAPID_PRIVATE_KEY: base64url(32).optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:|https:\/\/)./, 'must begin with mailto: or https://')
    .optional(),
});

export interface PushEnvironmentSettings {
  /** If undefined, keys are generated once and stored in the database. */
  keys: { publicKey: string; privateKey: string } | undefined;
  /** Contact for push services. */
  subject: string | undefined;
}

export const pushEnvironmentSettings = (env: z.infer<typeof PushEnvironment>): PushEnvironmentSettings => ({
  keys:
    env.VAPID_PUBLIC_KEY && env.VAPID_PRIVATE_KEY
      ? { publicKey: env.VAPID_PUBLIC_KEY, privateKey: env.VAPID_PRIVATE_KEY }
      : undefined,
  subject: env.VAPID_SUBJECT,
});

/** Requires both keys or none. */
export function pushNeeds({
  VAPID_PUBLIC_KEY,
  VAPID_PRIVATE_KEY,
}: Readonly<Record<string, string | undefined>>): string[] {
  if (VAPID_PUBLIC_KEY && !VAPID_PRIVATE_KEY) return ['VAPID_PUBLIC_KEY needs VAPID_PRIVATE_KEY beside it'];
  return VAPID_PRIVATE_KEY && !VAPID_PUBLIC_KEY ? ['VAPID_PRIVATE_KEY needs VAPID_PUBLIC_KEY beside it'] : [];
}
