import {
  allConsentGroups,
  type ConsentGroup,
  eventCatalogue,
  eventProperties,
  identifyTraits,
  misfits,
  type Properties,
} from '@greenroom/contracts';
import type { Tracked } from '../track.ts';
import { type Campaign, forgetCampaign, keepCampaign } from './campaign.ts';
import { type Consent, consentNow, keepChoice, mayCount, maySell } from './consent.ts';
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

export interface CountingEnvironment extends FactSources {
  /** Opened when one may count, and not before. @param may asked before each request */
  openTransport(may: () => boolean): Transport;
  /** In which events are made ready. */
  background: Background;
  storage: Storage | undefined;
  /** The address at which this page began, and where one came from. */
  landing: string;
  referrer: string;
  title(): string;
  now(): number;
  /** The browser asks not to sell or share (Global Privacy Control). */
  signal: boolean;
  /** Hears of a consent: at the start, and whenever it changed. */
  tell(consent: Consent): void;
  /** Told what is wrong with an event, in development. */
  complain?(sentence: string): void;
  /** Whatever else keeps something of one: forgets it. */
  forgetMore?(): void;
}

/** Counts where one may, and forgets at once where one may no more. */
export interface Counting {
  readonly consent: Consent;
  /** Whether events are counted now. */
  readonly on: boolean;
  /** What the page knows; an event before it waits for it. */
  know(facts: PageFacts): void;
  take(event: Tracked): void;
  /** @param experiments `name_value` each */
  identify(experiments: readonly string[]): void;
  /** Keeps a choice, and acts on it. */
  choose(groups: readonly ConsentGroup[]): void;
  /** Acts on what was chosen in another tab; all else here does so first. */
  heed(): void;
  flush(): void;
}

const library = { name: 'greenroom', version: '1' };

export function startCounting(environment: CountingEnvironment): Counting {
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
    if (mayCount(consent)) begin();
    else end();
    environment.tell(consent);
  };
  /**
   * A choice that is gone changes nothing: the cookies that say which law holds may have gone with it.
   * @returns what brings events, where they may be brought
   */
  const heed = (): Transport | undefined => {
    const next = consentNow(jar, environment.signal);
    if (next.chosen && String(next.chosen) !== String(consent.chosen)) act(next);
    return transport;
  };
  const sending = (known: PageFacts): Sending => ({ known, consent, campaign });
  const sendTracked = (known: PageFacts, { name, properties: own, at, url, servedBy }: Tracked) => {
    const { to, properties: shape } = eventCatalogue[name];
    if (to === 'survey') return;
    const open = heed();
    if (!open) return;
    const id = newId();
    const shared = sharedProperties(environment, servedBy === undefined ? known : { ...known, servedBy }, consent, id);
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

  /** As things stand when it happened: what the page knows may be another by then. */
  const takeIt = (known: PageFacts, event: Tracked) => background.add(() => sendTracked(known, event));

  if (mayCount(consent)) begin();
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

function forgetAll({ background, jar, storage, forgetMore }: CountingEnvironment): void {
  background.drop();
  forgetVisitor(jar);
  forgetCampaign(storage);
  forgetMore?.();
}

/** What holds when a message is sent. */
interface Sending {
  known: PageFacts;
  consent: Consent;
  campaign: Campaign;
}

/** What every message carries. */
function envelope(
  environment: CountingEnvironment,
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

/** Reports, in development, what of an event does not fit the catalogue. */
function check({ complain }: CountingEnvironment, what: string, shape: Properties, given: object): void {
  if (!complain) return;
  const wrong = misfits(shape, given as Record<string, unknown>);
  if (wrong.length > 0) complain(`${what}: ${wrong.join(', ')}`);
}
