import { useState, type ReactNode } from 'react';
import type { ReleasedApp } from '@greenroom/contracts';
import { Body, Button, Row, Section, Stack, Tiles } from '@greenroom/shared-ui';
import { Answer } from '../answer.tsx';
import { useStaffReleaseGuardrailsQuery } from '../staff-api.ts';
import { words } from '../words.ts';
import { FailedRequests } from './failed-requests.tsx';
import { GuardrailCard } from './guardrail-card.tsx';

/** Time ranges, in hours. */
const spans = [24, 168, 720] as const;

/** Shows what pages reported about an app's releases, by guardrail. */
export function Guardrails({ app }: { app: ReleasedApp }): ReactNode {
  const t = words.useText();
  const [hours, setHours] = useState<(typeof spans)[number]>(24);
  const query = useStaffReleaseGuardrailsQuery(
    { query: { app: app.name, hours } },
    { refetchOnMountOrArgChange: true, pollingInterval: 60_000, skipPollingIfUnfocused: true },
  );
  const choice = (
    <Row wrap gap={2} role="group" aria-label={t('guardrails.span')}>
      {spans.map((span) => (
        <Button key={span} size="s" aria-pressed={span === hours} onClick={() => setHours(span)}>
          {t(`guardrails.span.${span}`)}
        </Button>
      ))}
    </Row>
  );
  return (
    <Section title={t('guardrails.title')} link={choice}>
      <Answer query={{ ...query, data: query.currentData }}>
        {(series) => {
          const told = series.guardrails.filter(({ releases }) => releases.length > 0);
          if (told.length === 0) return <Body tone={2}>{t('guardrails.none')}</Body>;
          return (
            <Stack gap={4}>
              <Tiles least={420}>
                {told.map((guardrail) => (
                  <GuardrailCard key={guardrail.guardrail} app={app} series={series} guardrail={guardrail} />
                ))}
              </Tiles>
              <FailedRequests series={series} />
            </Stack>
          );
        }}
      </Answer>
    </Section>
  );
}
