import type { RemoteName } from '../webpack/workspace.ts';

interface JourneysOfRemote {
  /** Files of e2e/journeys, without `.spec.ts`; with a star, all whose names begin so. */
  specs: readonly string[];
  /** Other remotes by whose pages they come: the site has to have them as well. */
  through: readonly RemoteName[];
}

/** Which journeys are a remote's: those about its pages. Each of them also looks at it by itself, in its frame. */
export const journeysOf: Record<RemoteName, JourneysOfRemote> = {
  'mentor-mfe': {
    specs: ['call*', 'chat*', 'for-me', 'library', 'listening', 'onboarding*', 'practice*', 'taste', 'visitor'],
    through: ['account-mfe', 'checkout-mfe', 'roleplay-mfe'],
  },
  'roleplay-mfe': { specs: ['roleplay*'], through: ['checkout-mfe', 'mentor-mfe'] },
  'checkout-mfe': {
    specs: ['checkout*', 'plans*', 'promotion*', 'quiz*'],
    through: ['account-mfe', 'mentor-mfe', 'roleplay-mfe'],
  },
  'meetings-mfe': { specs: ['meeting*'], through: ['account-mfe'] },
  'account-mfe': {
    specs: ['account*', 'people*', 'subscription*'],
    through: ['checkout-mfe', 'mentor-mfe', 'roleplay-mfe'],
  },
};

/** Journeys that are nobody's alone: of the shell, of staff, of releases, of all pages. */
export const journeysOfSite: readonly string[] = [
  'access',
  'appearance',
  'client-state',
  'content-language',
  'early-press',
  'errors',
  'events*',
  'federation*',
  'first-paint',
  'frames',
  'guardrails',
  'keyboard',
  'offline',
  'release*',
  'routes',
  'search',
  'staff*',
  'static-host',
  'survey',
];

/** Whether a journey, by its name without `.spec.ts`, is among these. */
export function isAmong(journey: string, specs: readonly string[]): boolean {
  return specs.some((spec) => (spec.endsWith('*') ? journey.startsWith(spec.slice(0, -1)) : spec === journey));
}
