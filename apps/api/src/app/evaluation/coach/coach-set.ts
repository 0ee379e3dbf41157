import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { z } from 'zod';

const Opener = z.strictObject({
  id: z.string(),
  coach: z.string(),
  language: z.enum(['en', 'de']),
  text: z.string().min(1),
  /** What a good answer does. */
  wants: z.string(),
  intent: z.string(),
  /** The coach responsible for the topic, if another one was asked. */
  belongs: z.string().optional(),
});

const Talk = z.strictObject({
  id: z.string(),
  coach: z.string(),
  language: z.enum(['en', 'de']),
  /** What makes this person difficult. */
  client: z.string(),
  turns: z.array(z.string().min(1)),
  /** Turns whose answers must do something in particular, counted from 1. */
  expect: z.array(z.strictObject({ turn: z.int().min(1), must: z.string() })),
});

/** One person's messages to one coach, turn by turn. */
export interface Case {
  id: string;
  coach: string;
  language: 'en' | 'de';
  kind: 'opener' | 'conversation';
  about: string;
  turns: { says: string; wants: string | undefined }[];
}

/** Reads the held-out cases: openers.yaml and conversations.yaml of a folder. */
export async function readCases(folder: URL): Promise<Case[]> {
  const read = async (name: string): Promise<unknown> => parse(await readFile(new URL(name, folder), 'utf8'));
  const openers = z.array(Opener).parse(await read('openers.yaml'));
  const talks = z.array(Talk).parse(await read('conversations.yaml'));
  return [
    ...openers.map(({ id, coach, language, text, wants, intent }): Case => {
      return { id, coach, language, kind: 'opener', about: intent, turns: [{ says: text, wants }] };
    }),
    ...talks.map(({ id, coach, language, client, turns, expect }): Case => {
      const wants = (at: number) => expect.find(({ turn }) => turn === at + 1)?.must;
      const asTurns = turns.map((says, at) => ({ says, wants: wants(at) }));
      return { id, coach, language, kind: 'conversation', about: client, turns: asTurns };
    }),
  ];
}
