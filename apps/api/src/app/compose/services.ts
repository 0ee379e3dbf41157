import type { FastifyInstance } from 'fastify';
import type { FreeTrialConfig } from '@greenroom/contracts';
import type { Jobs, OpenDatabase } from '@greenroom/database';
import type { Allowances } from '@greenroom/allowances';
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
import type { Readiness } from '@greenroom/readiness';
import type { Settings } from '../settings/env.ts';

/** Ears and voice of calls. They load by the first call: a product that nobody calls pays nothing for them. */
export interface SpeechEngines {
  voiceActivity: VoiceActivity;
  transcriber: Transcriber;
  synthesizer: SpeechSynthesizer;
}

/** The payment sandbox, as the site has it. */
export interface MountedSandbox {
  /**
   * What its pages and frames ask for, under `/sandbox/payments`.
   * @param told resolves when the product has done what webhooks told it
   */
  routes(app: FastifyInstance, told: () => Promise<void>): void;
  /** For the one who starts the product. */
  address: string;
  key: string;
  /** Whether this product has started it, with its data beside ours. */
  isOwn: boolean;
  /** Ends it, where it is ours. */
  close(): Promise<void>;
}

/** Everything the server stands on, made from the settings. */
export interface Services {
  settings: Settings;
  catalogue: Catalogue;
  rightsOf: RightsOf;
  allowances: Allowances;
  database: OpenDatabase;
  telemetry: Telemetry;
  /** Begins to measure how the server bears what is on it. */
  watchLoad(app: FastifyInstance): Promise<() => Pressure>;
  readiness: Readiness;
  site: Site;
  registry: RegistryModule;
  /** For testers; nothing where addresses may ask for nothing. */
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
  /** Where links in mails lead. */
  links: LinkOrigin;
  commerce: CommerceModule;
  /** Where nothing is paid for real. */
  paymentSandbox: MountedSandbox | undefined;
  events: EventsModule;
  errors: ErrorsModule;
  /** The free trial that is offered after a call; nothing where none is. */
  freeTrial: FreeTrialConfig | undefined;
  speech: SpeechEngines;
  /** What modules keep for people: it goes along at a log-in, into an export, and with an account's deletion. */
  owned: readonly PersonalData[];
  /** Which adapter is in use behind each port, for the one who starts the product. */
  adapters: Readonly<Record<string, string>>;
}
