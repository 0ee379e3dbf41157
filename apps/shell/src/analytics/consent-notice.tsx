import styled from '@emotion/styled';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { allConsentGroups, consentGroups, type ConsentGroup } from '@greenroom/contracts';
import type { Consent } from '@greenroom/analytics/lazy';
import { focusHeading, useLocation, useNavigate } from '@greenroom/navigation';
import { Button, from, Row, Small, Stack, Tick } from '@greenroom/shared-ui';
import { settingsHash } from '../pages/privacy-settings.ts';
import { pageAnalytics } from './page-analytics.ts';
import { words } from './words.ts';

const Notice = styled.section`
  position: fixed;
  inset: auto 0 0;
  z-index: 20;
  max-height: 70vh;
  overflow: auto;
  padding: var(--s-4) var(--edge) calc(var(--s-4) + env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
  background: var(--surface-1);
  box-shadow: var(--shadow-2);
  ${from.md} {
    inset: auto auto var(--s-4) var(--s-4);
    width: min(440px, 100% - 2 * var(--s-4));
    padding: var(--s-5);
    border: 1px solid var(--line);
    border-radius: var(--r-sheet);
  }
`;

const Heading = styled.h2`
  font: 480 20px/1.25 var(--font-display);
`;

const { necessary, targeting } = consentGroups;

/** Asks for consent to analytics where required, and shows the settings when the URL names them. */
export function ConsentNotice({ consent }: { consent: Consent }): ReactNode {
  const { hash } = useLocation();
  const asked = hash === settingsHash;
  const open = asked || (consent.law !== 'none' && consent.chosen === undefined);
  return open ? <OpenNotice consent={consent} asked={asked} /> : null;
}

function OpenNotice({ consent, asked }: { consent: Consent; asked: boolean }): ReactNode {
  const t = words.useText();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const [choosing, setChoosing] = useState(false);
  const [groups, setGroups] = useState(consent.groups);

  useEffect(() => {
    if (!asked) return;
    cameFrom.current = document.activeElement as HTMLElement;
    heading.current?.focus();
  }, [asked]);

  const shown = choosing || asked;
  const close = () => {
    // The focused element is removed: return the focus to where it was before.
    cameFrom.current?.focus();
    void navigate(pathname + search, { replace: true });
  };
  const choose = (chosen: readonly ConsentGroup[]) => {
    pageAnalytics().choose(chosen);
    if (asked) close();
    else focusHeading();
  };
  const refusal = consent.law === 'ccpa' ? allConsentGroups.filter((group) => group !== targeting) : [necessary];
  const onKeyDown = (event: KeyboardEvent) => {
    if (asked && event.key === 'Escape') close();
  };
  return (
    <Notice aria-labelledby="consent-title" onKeyDown={onKeyDown}>
      <Stack gap={4}>
        <Stack gap={2}>
          <Heading id="consent-title" ref={heading} tabIndex={-1}>
            {t('title')}
          </Heading>
          <Small tone={2}>{consent.law === 'none' || consent.chosen ? t('settings') : t(`asks.${consent.law}`)}</Small>
        </Stack>
        {shown && <Groups groups={groups} onChange={setGroups} />}
        <Row wrap gap={2}>
          <Button size="s" onClick={() => choose(allConsentGroups)}>
            {t('all')}
          </Button>
          <Button size="s" onClick={() => choose(refusal)}>
            {t(consent.law === 'ccpa' ? 'doNotSell' : 'needed')}
          </Button>
          {shown ? (
            <Button size="s" variant="quiet" onClick={() => choose(groups)}>
              {t('save')}
            </Button>
          ) : (
            <Button size="s" variant="quiet" onClick={() => setChoosing(true)}>
              {t('choose')}
            </Button>
          )}
          {asked && (
            <Button size="s" variant="quiet" onClick={close}>
              {t('close')}
            </Button>
          )}
        </Row>
      </Stack>
    </Notice>
  );
}

interface GroupsProps {
  groups: readonly ConsentGroup[];
  onChange(groups: readonly ConsentGroup[]): void;
}

function Groups({ groups, onChange }: GroupsProps): ReactNode {
  const t = words.useText();
  return (
    <div>
      {allConsentGroups.map((group) => (
        <Tick
          key={group}
          checked={group === necessary || groups.includes(group)}
          disabled={group === necessary}
          onChange={({ target }) =>
            onChange(target.checked ? [...groups, group] : groups.filter((other) => other !== group))
          }
        >
          {t(`group.${group}`)}
        </Tick>
      ))}
    </div>
  );
}
