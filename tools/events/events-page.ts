import {
  eventCatalogue,
  eventPage,
  eventProperties,
  identifyTraits,
  type Properties,
  visitorContext,
} from '@greenroom/contracts';

/** Returns the Markdown of docs/events.md, generated from the catalogue of events. */
export function eventsPage(): string {
  const events = Object.entries(eventCatalogue).map(([name, { source, sentBy, when, to, properties }]) =>
    [
      `### ${name}`,
      '',
      `Sent by ${sentBy}, when ${when}. ${goesTo[to]}${source === 'ours' ? ' The name is ours: the specification gives none.' : ''}`,
      '',
      table(properties),
    ].join('\n'),
  );
  return [
    '# Events',
    '',
    'Made from `libs/contracts/src/events` by `npm run docs:events`; a test keeps it fresh. `?`: may be left out. `|null`: may be null. An event with another property, or without one of these, is refused by the collector.',
    '',
    'Nothing is loaded or sent before the consent that a place’s law asks for. `track` of `@greenroom/analytics` counts an event in one line; `tile` and `pressed` mark what is counted when it is seen or pressed.',
    '',
    '## By name',
    '',
    ...events.flatMap((event) => [event, '']),
    '## What every event carries',
    '',
    'Added in one place, `libs/analytics/src/lazy/facts.ts`, beside the event’s own properties. Ad-click ids (`fbp`, `fbc`) never go along for annual pass holders, nor without consent to targeting.',
    '',
    table(eventProperties),
    '',
    'In `context.page`:',
    '',
    table(eventPage),
    '',
    'In `context.visitor`:',
    '',
    table(visitorContext),
    '',
    'In `context.campaign`, with consent to targeting: the campaign parameters of the address by which one first came.',
    '',
    '## identify',
    '',
    'Sent when one comes, logs in or out, or one’s plan changes; Facebook Pixel never gets it. Its traits:',
    '',
    table(identifyTraits),
    '',
  ].join('\n');
}

const goesTo = {
  everyone: 'It goes to the collector and to vendors.',
  monitoring: 'It goes to the collector, and to no vendor.',
  survey: 'It goes to the survey tool alone, where there is one.',
} as const;

const table = (properties: Properties) =>
  [
    '| property | type |',
    '| --- | --- |',
    ...Object.entries(properties).map(([name, kind]) => `| \`${name}\` | \`${kind.replace('|', '\\|')}\` |`),
  ].join('\n');
