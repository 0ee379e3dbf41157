import type { FastifyInstance } from 'fastify';
import type { FreeTrialConfig } from '@greenroom/contracts';
import type { Jobs, OpenDatabase } from '@greenroom/database';
import type { Allowances } from '@greenroom/allowances';
import type { ApplePlansModule } from '@greenroom/apple-plans';
import type { CallsModule } from '@greenroom/calls';
import type { CoachingModule } from '@greenroom/coaching';
import type { CommerceModule } from '@greenroom/commerce';
import type { Catalogue } from '@greenroom/content';
import type { ErrorsModule } from '@greenroom/errors';
import type { EventsModule } from '@greenroom/events';
import type { IdentityModule } from '@greenroom/identity';
import type { MeetingsModule } from '@greenroom/meetings';
import type { NarrationModule } from '@greenroom/narration';
import type { PersonalData, RightsOf } from '@greenroom/access';
import type { OccasionsModule } from '@greenroom/occasions';
import type { PracticeModule } from '@greenroom/practice';
import type { RecommendationsModule } from '@greenroom/recommendations';
import type { GuardrailsModule, RegistryModule, ReleasePasses, Site } from '@greenroom/releases';
import type { RoleplayModule } from '@greenroom/roleplay';
import type { SpeechSynthesizer } from '@greenroom/ports/speech-synthesizer';
import type { Telemetry } from '@greenroom/ports/telemetry';
import type { Transcriber } from '@greenroom/ports/transcriber';
import type { VoiceActivity } from '@greenroom/ports/voice-activity';
import type { LinkOrigin } from '../link-origin.ts';
import type { Pressure } from '@greenroom/load';
import type { AnnouncementsModule } from '@greenroom/staff';
import type { Readiness } from '@greenroom/readiness';
import type { Settings } from '../settings/env.ts';

/** The speech engines of calls. They load with the first call, so a product without calls pays nothing for them. */
export interface SpeechEngines {
  voiceActivity: VoiceActivity;
  transcriber: Transcriber;
  synthesizer: SpeechSynthesizer;
}

/** The payment sandbox as mounted into the site. */
export interface MountedSandbox {
  /**
   * Serves the sandbox's pages and frames under `/sandbox/payments`.
   * @param told resolves once the product has processed its webhooks
   */
  routes(app: FastifyInstance, told: () => Promise<void>): void;
  /** Shown to the operator. */
  address: string;
  key: string;
  /** Whether this product started the sandbox, with its data beside ours. */
  isOwn: boolean;
  /** Ends the sandbox if this product started it. */
  close(): Promise<void>;
}

/** Everything the server depends on, made from the settings. */
export interface Services {
  settings: Settings;
  catalogue: Catalogue;
  rightsOf: RightsOf;
  allowances: Allowances;
  database: OpenDatabase;
  telemetry: Telemetry;
  /** Starts measuring the server's load. */
  watchLoad(app: FastifyInstance): Promise<() => Pressure>;
  readiness: Readiness;
  announcements: AnnouncementsModule;
  site: Site;
  registry: RegistryModule;
  /** Passes for testers; undefined if release overrides by URL are off. */
  passes?: ReleasePasses | undefined;
  guardrails: GuardrailsModule;
  coaching: CoachingModule;
  calls: CallsModule;
  roleplay: RoleplayModule;
  meetings: MeetingsModule;
  recommendations: RecommendationsModule;
  occasions: OccasionsModule;
  practice: PracticeModule;
  narration: NarrationModule;
  jobs: Jobs;
  identity: IdentityModule;
  /** Origin of links in mails. */
  links: LinkOrigin;
  commerce: CommerceModule;
  applePlans: ApplePlansModule;
  /** Set if payments are not real. */
  paymentSandbox: MountedSandbox | undefined;
  events: EventsModule;
  errors: ErrorsModule;
  /** The free trial offered after a call; undefined if none is offered. */
  freeTrial: FreeTrialConfig | undefined;
  speech: SpeechEngines;
  /** The personal data of all modules: merged at log-in, exported, and deleted with the account. */
  owned: readonly PersonalData[];
  /** The adapter behind each port, for the operator. */
  adapters: Readonly<Record<string, string>>;
}
