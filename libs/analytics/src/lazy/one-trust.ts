import type { ConsentGroup } from '@greenroom/contracts';
import type { Consent } from './consent.ts';

interface GroupsChanged {
  detail: readonly ConsentGroup[];
}

/** What scripts made for OneTrust expect of a page: the groups as a string, and an object with methods. */
interface OneTrustWindow {
  OnetrustActiveGroups?: string;
  OptanonActiveGroups?: string;
  OneTrust?: {
    IsAlertBoxClosed(): boolean;
    OnConsentChanged(hear: (event: GroupsChanged) => void): void;
    ToggleInfoDisplay(): void;
  };
  OptanonWrapper?: () => void;
}

/**
 * Exposes the consent as OneTrust does, for scripts made for it.
 * @param open shows the settings
 * @returns a function that reports a consent: at the start, and whenever it changes
 */
export function exposeAsOneTrust(page: object, open: () => void): (consent: Consent) => void {
  const known: OneTrustWindow = page;
  const hearers = new Set<(event: GroupsChanged) => void>();
  let before: string | undefined;
  let now: Consent | undefined;
  known.OneTrust = {
    IsAlertBoxClosed: () => now?.chosen !== undefined,
    OnConsentChanged: (hear) => void hearers.add(hear),
    ToggleInfoDisplay: open,
  };
  return (consent) => {
    now = consent;
    const text = `,${consent.groups.join(',')},`;
    known.OnetrustActiveGroups = text;
    known.OptanonActiveGroups = text;
    if (before !== undefined && before !== text) for (const hear of hearers) hear({ detail: consent.groups });
    if (before !== text) known.OptanonWrapper?.();
    before = text;
  };
}
