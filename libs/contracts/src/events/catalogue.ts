import type { eventProperties, eventPage, identifyTraits, visitorContext } from './shared-properties.ts';
import type { Properties, ValuesOf } from './property.ts';

/**
 * `specification`: it defines the name and properties. `ours`: the specification asks for the event but leaves the name
 * open.
 */
interface EventEntry {
  source: 'specification' | 'ours';
  sentBy: string;
  when: string;
  /** `everyone`: the collector, and every vendor. `monitoring`: only the collector. `survey`: only the survey tool. */
  to: 'everyone' | 'monitoring' | 'survey';
  properties: Properties;
}

/** The page, by its name in `paths`, and the coach and content it is about. */
const persona = {
  page: 'text',
  instructor_slug: 'text?',
  conversation_id: 'text?',
  category_slug: 'text?',
  page_source: 'text?',
  content_uuid: 'text?',
  content_title: 'text?',
  recommendation_id: 'text?',
} as const;

/**
 * `position` and `total_length` in seconds of the whole; the length is an estimate until all of it was heard.
 * `content_type`: an item's kind, or `coach_voice`.
 */
const media = {
  product: 'text',
  user_id: 'text|null',
  content_type: 'text',
  content_id: 'text',
  content_uuid: 'text',
  content_title: 'text',
  course_id: 'text|null',
  parent_uuid: 'text|null',
  auto_play: 'flag',
  position: 'number',
  total_length: 'number',
  player: 'text',
  playback_location: 'text',
  quality: 'text|null',
  speed: 'number',
  page_type: 'text',
} as const;

const ofPlayer = 'the player of mentor-mfe';

/** Every analytics event. Names and properties: specification, sections 3, 4 and 7. */
export const eventCatalogue = {
  'Persona Viewed': {
    source: 'specification',
    sentBy: 'the shell',
    when: 'a page is opened or gone to; once for each address',
    to: 'everyone',
    properties: persona,
  },
  'Persona Click': {
    source: 'specification',
    sentBy: 'shell and remotes',
    when: 'something that matters is pressed; `target` says what, a name of ours',
    to: 'everyone',
    properties: { ...persona, target: 'text' },
  },
  'Persona Row Tile Viewed': {
    source: 'specification',
    sentBy: 'shell and remotes, for each tile of a row',
    when: 'half of a tile has come into view; once for each tile and page',
    to: 'everyone',
    properties: persona,
  },
  'Persona Row Tile Clicked': {
    source: 'specification',
    sentBy: 'shell and remotes, for each tile of a row',
    when: 'a tile is pressed',
    to: 'everyone',
    properties: persona,
  },
  'Experiment Bucketed': {
    source: 'specification',
    sentBy: 'libs/experiments',
    when: 'it is known which variation one has; once for each browser session and experiment',
    to: 'everyone',
    properties: { experimentName: 'text', variationName: 'text' },
  },
  'Experiment Viewed': {
    source: 'specification',
    sentBy: 'libs/experiments',
    when: 'what an experiment changes is on the page; once for each browser session and experiment',
    to: 'everyone',
    properties: {
      experimentName: 'text',
      variationName: 'text',
      page_source: 'text',
      /** Milliseconds; sent when the performance flag is on. */
      timings: 'numbers?',
      logged_in: 'flag',
    },
  },
  'Experiment Variant Exposure': {
    source: 'specification',
    sentBy: 'libs/experiments',
    when: 'an experiment was viewed in a variation that is not control',
    to: 'survey',
    properties: { experimentName: 'text', variationName: 'text' },
  },
  'Silent Coach Feedback Closed': {
    source: 'specification',
    sentBy: 'meetings-mfe',
    when: 'the feedback page of a meeting is left, also by closing its tab; once',
    to: 'everyone',
    properties: { userId: 'text|null', conversationId: 'text' },
  },
  'Media Playback Started': {
    source: 'ours',
    sentBy: ofPlayer,
    when: 'a library item, or a coach’s few words, begin to sound; anew after their end',
    to: 'everyone',
    properties: media,
  },
  'Media Playback Paused': {
    source: 'ours',
    sentBy: ofPlayer,
    when: 'it is paused, or its page is left while it sounds',
    to: 'everyone',
    properties: media,
  },
  'Media Playback Resumed': {
    source: 'ours',
    sentBy: ofPlayer,
    when: 'it goes on after a pause',
    to: 'everyone',
    properties: media,
  },
  'Media Playback Completed': {
    source: 'ours',
    sentBy: ofPlayer,
    when: 'it was heard to its end',
    to: 'everyone',
    properties: media,
  },
  'Web Vital': {
    source: 'ours',
    sentBy: 'libs/analytics',
    when: 'a measure of a page’s load is final, at the latest when the page is left',
    to: 'monitoring',
    properties: { metric: 'text', value: 'number', rating: 'text', page: 'text' },
  },
} as const satisfies Record<string, EventEntry>;

export type EventName = keyof typeof eventCatalogue;
export type EventProperties<Name extends EventName> = ValuesOf<(typeof eventCatalogue)[Name]['properties']>;
export type SharedEventProperties = ValuesOf<typeof eventProperties>;
export type EventPage = ValuesOf<typeof eventPage>;
export type VisitorContext = ValuesOf<typeof visitorContext>;
export type IdentifyTraits = ValuesOf<typeof identifyTraits>;
