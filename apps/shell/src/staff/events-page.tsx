import type { ReactNode } from 'react';
import type { StaffEvents } from '@greenroom/contracts';
import { formatNumber } from '@greenroom/i18n';
import { Body, Head, Section, Stack } from '@greenroom/shared-ui';
import { Answer } from './answer.tsx';
import { Bars, Intervals } from './plot-rows.tsx';
import { HoursPlot } from './plots.tsx';
import { useStaffEventsQuery } from './staff-api.ts';
import { StaffPage } from './staff-page.tsx';
import { Table } from './table.tsx';
import { words } from './words.ts';

/** Analytics: events by hour, the funnel to a plan, page load times and experiments. */
export function EventsPage(): ReactNode {
  const t = words.useText();
  const query = useStaffEventsQuery();
  return (
    <StaffPage title={t('events.title')} lead={t('events.lead')}>
      <Answer query={query}>
        {({ hours, funnels, vitals, experiments }) => (
          <>
            <Section title={t('events.hours')}>
              <HoursPlot hours={hours} />
            </Section>
            <Section title={t('events.funnel')}>
              <Funnels funnels={funnels} />
            </Section>
            <Section title={t('events.vitals')}>
              <Vitals vitals={vitals} />
            </Section>
            <Section title={t('events.experiments')}>
              <Experiments experiments={experiments} />
            </Section>
          </>
        )}
      </Answer>
    </StaffPage>
  );
}

function Nothing(): ReactNode {
  const t = words.useText();
  return <Body tone={2}>{t('events.none')}</Body>;
}

function Funnels({ funnels }: Pick<StaffEvents, 'funnels'>): ReactNode {
  const t = words.useText();
  if (funnels.length === 0) return <Nothing />;
  return (
    <Stack gap={5}>
      {funnels.map(({ by, of, steps }) => {
        const most = Math.max(1, ...steps.map(({ visits }) => visits));
        return (
          <Stack gap={2} key={`${by} ${of}`}>
            <Head as="h3">{by === 'all' ? t('events.all') : of}</Head>
            <Bars
              label={by === 'all' ? t('events.all') : of}
              most={most}
              bars={steps.map(({ page, visits }) => ({
                name: page,
                value: visits,
                text: t('events.visits', { visits, of: most }),
              }))}
            />
          </Stack>
        );
      })}
    </Stack>
  );
}

function Vitals({ vitals }: Pick<StaffEvents, 'vitals'>): ReactNode {
  const t = words.useText();
  if (vitals.length === 0) return <Nothing />;
  const heads = (['metric', 'page', 'value', 'rating', 'samples'] as const).map((head) => t(`events.${head}`));
  return (
    <Table label={t('events.vitalsTable')} heads={heads}>
      {vitals.map(({ metric, page, p75, rating, samples }) => (
        <tr key={`${metric} ${page}`}>
          <td>{metric}</td>
          <td>{page}</td>
          <td>{metric === 'CLS' ? formatNumber(p75) : `${formatNumber(Math.round(p75))} ms`}</td>
          <td>{t(`events.${rating}`)}</td>
          <td>{formatNumber(samples)}</td>
        </tr>
      ))}
    </Table>
  );
}

function Experiments({ experiments }: Pick<StaffEvents, 'experiments'>): ReactNode {
  const t = words.useText();
  if (experiments.length === 0) return <Nothing />;
  const percent = (share: number) => formatNumber(share, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <Stack gap={5}>
      {experiments.map(({ name, variations }) => (
        <Stack gap={2} key={name}>
          <Head as="h3">{name}</Head>
          <Intervals
            label={name}
            intervals={variations.map(({ name: variation, share, low, high, through, of }) => ({
              name: variation,
              share,
              low,
              high,
              text: t('events.share', { share: percent(share), low: percent(low), high: percent(high), through, of }),
            }))}
          />
        </Stack>
      ))}
    </Stack>
  );
}
