import { z } from 'zod';

const sid = (kind: string) => z.string().regex(new RegExp(`^${kind}[0-9a-f]{32}$`), `must begin with ${kind}`);

/** Settings of video rooms. */
export const RoomEnvironment = z.object({
  TWILIO_ACCOUNT_SID: sid('AC').optional(),
  TWILIO_API_KEY: sid('SK').optional(),
  TWILIO_API_SECRET: z.string().min(1).optional(),
});

/** Twilio Video; without it, this server's own rooms, which connect browsers in one network. */
export type RoomEnvironmentSettings = { accountSid: string; apiKey: string; apiSecret: string } | undefined;

export const roomEnvironmentSettings = ({
  TWILIO_ACCOUNT_SID: accountSid,
  TWILIO_API_KEY: apiKey,
  TWILIO_API_SECRET: apiSecret,
}: z.infer<typeof RoomEnvironment>): RoomEnvironmentSettings =>
  accountSid && apiKey && apiSecret ? { accountSid, apiKey, apiSecret } : undefined;

/** Requires all three or none. */
export function roomNeeds(given: Readonly<Record<string, string | undefined>>): string[] {
  const names = Object.keys(RoomEnvironment.shape);
  const missing = names.filter((name) => given[name] === undefined);
  return missing.length === 0 || missing.length === names.length ? [] : [`Twilio Video needs ${missing.join(' and ')}`];
}
