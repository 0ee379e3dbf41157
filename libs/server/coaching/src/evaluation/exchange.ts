import { z } from 'zod';
import type { HouseAnswer, LastTime } from '@greenroom/house-engine';

/** What one person says in twelve turns, and what the answers must contain. */
export const Conversation = z.strictObject({
  coach: z.string(),
  about: z.string(),
  /** The goal, as the coach has to repeat it. */
  goal: z.string().optional(),
  /** What the person said in an earlier conversation with the coach. */
  before: z.array(z.string().min(1)).default([]),
  /** What the coach has to come back to from the earlier conversation, in the expected wording. */
  last: z.strictObject({ goal: z.string(), step: z.string().optional() }).optional(),
  materials: z.array(z.strictObject({ name: z.string(), text: z.string() })).default([]),
  turns: z
    .array(
      z.strictObject({
        says: z.string().min(1),
        /** A crisis, to be answered in this language. */
        crisis: z.enum(['en', 'de']).optional(),
        /** Contains orders to the coach. */
        orders: z.literal(true).optional(),
      }),
    )
    .length(12),
});
export type Conversation = z.infer<typeof Conversation>;

/** One turn of the conversation. `text` is the coach's answer as stored. */
export interface Exchange {
  says: string;
  crisis?: 'en' | 'de' | undefined;
  /** The answer handles danger, because danger was mentioned and is not settled. */
  inCare?: boolean;
  orders?: true | undefined;
  answer: HouseAnswer;
  text: string;
  /** What the coach remembered from last time. */
  lastTime?: LastTime | undefined;
}
