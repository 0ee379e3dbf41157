import { useState, type ReactNode } from 'react';
import { everyApp, type ReleasedApp, type ReleaseFreeze } from '@greenroom/contracts';
import { formatDate } from '@greenroom/i18n';
import { Body, Head, Row, Section, Small, Stack } from '@greenroom/shared-ui';
import { words } from '../words.ts';
import { BesideBefore } from './beside-before.tsx';
import { CommandForm } from './command-form.tsx';
import type { Wish } from './wish.ts';
import { Guardrails } from './guardrails.tsx';
import { History } from './history.tsx';
import { RampCommands } from './ramp-commands.tsx';
import { RampSteps } from './ramp-steps.tsx';
import { percent, usualOf, isOnItsWay } from './ramps.ts';
import { ReleaseTable } from './release-table.tsx';

interface AppReleasesProps {
  app: ReleasedApp;
  freezes: readonly ReleaseFreeze[];
  writable: boolean;
}

/** Shows one app: its ramp, guardrails, commands, releases and history. */
export function AppReleases({ app, freezes, writable }: AppReleasesProps): ReactNode {
  const t = words.useText();
  const [wish, setWish] = useState<Wish>();
  const { name, ramp } = app;
  return (
    <>
      <Stack gap={5}>
        <Row wrap between gap={5}>
          <Stack gap={2}>
            <Head as="h2">{t('releases.of', { app: name })}</Head>
            <Body tone={2}>
              <Standing app={app} />
            </Body>
            <Restrictions app={app} freezes={freezes} />
          </Stack>
          {writable && <RampCommands app={app} onWish={setWish} />}
        </Row>
        {wish && <CommandForm key={JSON.stringify(wish)} app={app} wish={wish} close={() => setWish(undefined)} />}
        {ramp && <RampSteps ramp={ramp} />}
      </Stack>
      <BesideBefore app={app} />
      <Guardrails app={app} />
      <Section title={t('releases.all')}>
        <ReleaseTable app={app} {...(writable && { onWish: setWish })} />
      </Section>
      <Section title={t('releases.history')}>
        {/* A new instance for each change. */}
        <History key={app.revision} app={name} />
      </Section>
    </>
  );
}

/** Says what keeps releases of the app from more visitors: a freeze, or the need for a second person's approval. */
function Restrictions({ app, freezes }: Pick<AppReleasesProps, 'app' | 'freezes'>): ReactNode {
  const t = words.useText();
  const now = new Date();
  const freeze = freezes.find(
    (one) => (one.app === everyApp || one.app === app.name) && new Date(one.from) <= now && now < new Date(one.until),
  );
  const when = (moment: string) => formatDate(moment, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      {freeze && <Small tone="bad">{t('releases.frozenNow', { when: when(freeze.until), why: freeze.why })}</Small>}
      {app.approvalAbove !== null && (
        <Small tone={2}>{t('releases.needsApproval', { app: app.name, percent: percent(app.approvalAbove) })}</Small>
      )}
    </>
  );
}

/** Says which visitors get which release. */
function Standing({ app }: { app: ReleasedApp }): ReactNode {
  const t = words.useText();
  const { ramp } = app;
  const usual = usualOf(app)?.version;
  if (usual === undefined) return t(app.releases.length > 0 ? 'releases.retiredNow' : 'releases.nothingUsual');
  if (!ramp || !isOnItsWay(app)) return t('releases.everyoneHas', { version: usual });
  const { version, stable, state, step, steps } = ramp;
  return t(`releases.standing.${state}`, { version, stable, percent: percent(steps[step] ?? 0) });
}
