import { z } from 'zod';
import { eventCatalogue, type EventName } from './catalogue.ts';
import { propertyProblems, type Properties } from './property.ts';
import { eventPage, eventProperties, identifyTraits, visitorContext } from './shared-properties.ts';

/** Limits on what is posted to the collector. */
export const eventBounds = { batch: 100, textLength: 2_000 } as const;

const Text = z.string().max(eventBounds.textLength);
const Values = z.record(Text, z.unknown());

/** All properties of each event: its own and the shared ones. */
const shapes: Readonly<Record<string, Properties>> = Object.fromEntries(
  Object.entries(eventCatalogue).map(([name, { properties }]) => [name, { ...eventProperties, ...properties }]),
);

const Message = z.object({
  messageId: z.uuid(),
  anonymousId: z.string().min(1).max(100),
  userId: z.string().max(100).nullable(),
  timestamp: z.iso.datetime(),
  context: z.object({
    page: Values,
    visitor: Values,
    campaign: z.record(Text, Text).optional(),
    consent: z.array(z.string().max(10)),
    library: z.object({ name: Text, version: Text }),
  }),
  integrations: z.record(Text, z.boolean()),
});

/** One message to the collector, in Segment's format, with exactly the properties of the catalogue. */
export const EventMessage = z
  .discriminatedUnion('type', [
    Message.extend({ type: z.literal('track'), event: z.string().max(100), properties: Values }),
    Message.extend({ type: z.literal('identify'), traits: Values }),
  ])
  .superRefine((message, ctx) => {
    for (const wrong of wrongIn(message)) ctx.addIssue({ code: 'custom', message: wrong });
  });
export type EventMessage = z.infer<typeof EventMessage>;

function wrongIn(message: {
  context: { page: Record<string, unknown>; visitor: Record<string, unknown> };
  [other: string]: unknown;
}): string[] {
  const { page, visitor } = message.context;
  const context = [...propertyProblems(eventPage, page), ...propertyProblems(visitorContext, visitor)];
  if (message.type === 'identify')
    return [...context, ...propertyProblems(identifyTraits, message.traits as object as never)];
  const name = message.event as EventName;
  if (!Object.hasOwn(eventCatalogue, name)) return ['event is not in the catalogue'];
  return [...context, ...propertyProblems(shapes[name] ?? {}, message.properties as Record<string, unknown>)];
}

/**
 * The body that the collector accepts. It checks messages one by one, so that an invalid one does not affect the
 * others.
 */
export const EventBatch = z.object({
  batch: z.array(z.unknown()).min(1).max(eventBounds.batch),
  sentAt: z.iso.datetime(),
});

export const EventReceipt = z.object({
  success: z.literal(true),
  /** Messages that are stored, by this request or an earlier one. */
  accepted: z.number().int().nonnegative(),
  /** Indexes in the batch of invalid messages, and what is wrong: names, never values. They must not be sent again. */
  refused: z.array(z.object({ index: z.number().int().nonnegative(), wrong: z.array(z.string()) })),
});
export type EventReceipt = z.infer<typeof EventReceipt>;

/** What the page needs once the visitor has consented to analytics; never requested before. */
export const EventSettings = z.object({
  /** Vendors behind the tracking provider; null when there is no provider or it is unreachable. */
  integrations: z.array(z.string()).nullable(),
  /** The error message when the provider is unreachable. */
  integrationsError: z.string().nullable(),
  /** A survey service, if one is configured: its environment key and the script to load. */
  survey: z.object({ key: z.string(), script: z.url() }).nullable(),
  /** Whether the server accepts error reports. */
  errors: z.boolean(),
});
export type EventSettings = z.infer<typeof EventSettings>;
