import {
  allConsentGroups,
  type ConsentGroup,
  eventCatalogue,
  eventProperties,
  identifyTraits,
  propertyProblems,
  type Properties,
} from '@greenroom/contracts';
import type { Tracked } from '../track.ts';
import { type Campaign, forgetCampaign, keepCampaign } from './campaign.ts';
import { type Consent, consentNow, keepChoice, mayTrack, maySell } from './consent.ts';
import {
  eventPageOf,
  type FactSources,
  identifyTraitsOf,
  integrationsUnder,
  type PageFacts,
  sharedProperties,
  visitorContextOf,
} from './facts.ts';
import type { Background } from './background.ts';
import type { Transport } from './transport.ts';
import { anonymousId, forgetVisitor, keepMembership } from './visitor.ts';

export interface TrackerEnvironment extends FactSources {
  /** Opens the transport once tracking is allowed, and not before. @param may checked before each request */
  openTransport(may: () => boolean): Transport;
  /** Runs the preparation of events. */
  background: Background;
  storage: Storage | undefined;
  /** The address at which this page began, and its referrer. */
  landing: string;
  referrer: string;
  title(): string;
  now(): number;
  /** The browser asks not to sell or share (Global Privacy Control). */
  signal: boolean;
  /** Receives the consent: at the start, and whenever it changes. */
  tell(consent: Consent): void;
  /** Receives what is wrong with an event, in development. */
  complain?(sentence: string): void;
  /** Removes other data stored about the visitor. */
  forgetMore?(): void;
}

/** Tracks events while that is allowed, and removes all data as soon as it is not. */
export interface Tracker {
  readonly consent: Consent;
  /** Whether events are tracked now. */
  readonly on: boolean;
  /** Sets the page's facts; earlier events wait for them. */
  know(facts: PageFacts): void;
  take(event: Tracked): void;
  /** @param experiments `name_value` each */
  identify(experiments: readonly string[]): void;
  /** Stores a choice and applies it. */
  choose(groups: readonly ConsentGroup[]): void;
  /** Applies a choice made in another tab; all other methods do this first. */
  heed(): void;
  flush(): void;
}

const library = { name: 'greenroom', version: '1' };

export function startTracker(environment: TrackerEnvironment): Tracker {
  const { jar, newId, background } = environment;
  let consent = consentNow(jar, environment.signal);
  let transport: Transport | undefined;
  let campaign: Campaign = {};
  let facts: PageFacts | undefined;
  let early: Tracked[] = [];

  const begin = () => {
    campaign = keepCampaign(environment.storage, environment.landing);
    transport ??= environment.openTransport(() => heed() !== undefined);
  };
  const end = () => {
    transport?.stop();
    transport = undefined;
    early = [];
    forgetAll(environment);
  };
  const act = (next: Consent) => {
    consent = next;
    if (mayTrack(consent)) begin();
    else end();
    environment.tell(consent);
  };
  /**
   * Applies a choice made elsewhere. A missing choice changes nothing: the cookies with the applicable law may be
   * missing too.
   * @returns the transport, where sending is allowed
   */
  const heed = (): Transport | undefined => {
    const next = consentNow(jar, environment.signal);
    if (next.chosen && String(next.chosen) !== String(consent.chosen)) act(next);
    return transport;
  };
  const sending = (known: PageFacts): Sending => ({ known, consent, campaign });
  const sendTracked = (known: PageFacts, { name, properties: own, at, url }: Tracked) => {
    const { to, properties: shape } = eventCatalogue[name];
    if (to === 'survey') return;
    const open = heed();
    if (!open) return;
    const id = newId();
    const shared = sharedProperties(environment, known, consent, { id, url });
    const properties = { ...own, ...shared };
    check(environment, name, { ...eventProperties, ...shape }, properties);
    const integrations = to === 'monitoring' ? { All: false } : integrationsUnder(consent);
    open.send({
      type: 'track',
      event: name,
      ...envelope(environment, sending(known), { messageId: id, at, url }),
      properties,
      integrations,
    });
  };

  /** Uses the page's facts at the time of the event, which may change before it is sent. */
  const takeIt = (known: PageFacts, event: Tracked) => background.add(() => sendTracked(known, event));

  if (mayTrack(consent)) begin();
  environment.tell(consent);
  return {
    get consent() {
      return consent;
    },
    get on() {
      return transport !== undefined;
    },
    know(next) {
      facts = next;
      if (!heed()) return;
      keepMembership(jar, next.user.subscribedState !== 'FREE');
      for (const event of early.splice(0)) takeIt(next, event);
    },
    take(event) {
      if (!heed()) return;
      if (facts) takeIt(facts, event);
      else early.push(event);
    },
    identify(experiments) {
      const open = heed();
      if (!open || !facts) return;
      const eventId = newId();
      const traits = identifyTraitsOf(environment, facts, consent, { eventId, experiments });
      check(environment, 'identify', identifyTraits, traits);
      const integrations = { ...integrationsUnder(consent), 'Facebook Pixel': false };
      const sent = { messageId: eventId, at: environment.now(), url: location.href };
      open.send({ type: 'identify', ...envelope(environment, sending(facts), sent), traits, integrations });
    },
    choose(groups) {
      const kept = allConsentGroups.filter((group) => groups.includes(group));
      keepChoice(jar, kept, new Date(environment.now()));
      act(consentNow(jar, environment.signal));
    },
    heed,
    flush() {
      background.finish();
      heed()?.flush();
    },
  };
}

function forgetAll({ background, jar, storage, forgetMore }: TrackerEnvironment): void {
  background.drop();
  forgetVisitor(jar);
  forgetCampaign(storage);
  forgetMore?.();
}

/** The state with which a message is sent. */
interface Sending {
  known: PageFacts;
  consent: Consent;
  campaign: Campaign;
}

/** Returns the fields of every message. */
function envelope(
  environment: TrackerEnvironment,
  { known, consent, campaign }: Sending,
  { messageId, at, url }: { messageId: string; at: number; url: string },
) {
  return {
    messageId,
    anonymousId: anonymousId(environment.jar, environment.newId),
    userId: known.user.analytics.userId,
    timestamp: new Date(at).toISOString(),
    context: {
      page: eventPageOf(url, environment.title(), environment.referrer),
      visitor: visitorContextOf(environment, known, consent, url),
      ...(maySell(consent) && Object.keys(campaign).length > 0 && { campaign }),
      consent: consent.groups,
      library,
    },
  };
}

/** Reports, in development, where an event does not match the catalogue. */
function check({ complain }: TrackerEnvironment, what: string, shape: Properties, given: object): void {
  if (!complain) return;
  const wrong = propertyProblems(shape, given as Record<string, unknown>);
  if (wrong.length > 0) complain(`${what}: ${wrong.join(', ')}`);
}
