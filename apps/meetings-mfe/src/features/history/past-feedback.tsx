import styled from '@emotion/styled';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { type MeetingSummary, paths, pathTo } from '@greenroom/contracts';
import { formatDate } from '@greenroom/i18n';
import { Link } from '@greenroom/navigation';
import { below, Head, Icon, type LinkProps, ownProps, Section, Small, TextLink } from '@greenroom/shared-ui';
import { formatPercent } from '../../shared/percent/index.ts';
import { texts } from './history-texts.ts';
import { useMeetingsListQuery } from './history-api.ts';
import { LeftOpen } from './left-open.tsx';
import { Trends } from './trend-plots.tsx';

const Line = styled('a', ownProps())<LinkProps>`
  display: grid;
  grid-template-columns: 130px minmax(0, 1fr) auto 24px;
  gap: var(--s-4);
  align-items: center;
  padding: 14px 0;
  border-bottom: 1px solid var(--line);
  text-decoration: none;
  &:first-of-type {
    border-top: 1px solid var(--line);
  }
  ${below.lg} {
    grid-template-columns: minmax(0, 1fr) 24px;
    gap: 4px var(--s-4);
    > :last-child {
      grid-column: 2;
      grid-row: 1 / span 3;
    }
  }
`;

/**
 * The visitor's meetings, newest first, below those not ended. Renders nothing if there are none or they fail to load.
 */
export function PastFeedback(): ReactNode {
  const t = texts.useText();
  // The visitor may come from a meeting that did not exist at the last request.
  const { data, refetch } = useMeetingsListQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data) return null;
  const ended = data.meetings.filter(({ status }) => status === 'ended');
  const open = data.meetings.filter(({ status }) => status === 'open');
  return (
    <>
      {open.map((one) => (
        <LeftOpen key={one.conversationUuid} meeting={one} reload={() => void refetch()} />
      ))}
      {ended.length > 0 && (
        <Section
          title={t('title')}
          link={
            <TextLink alone as={Link} to={paths.progress} size="small">
              {t('progress')}
            </TextLink>
          }
        >
          <Trends {...data} />
          {ended.map((one) => (
            <Line
              key={one.conversationUuid}
              as={Link}
              to={pathTo('meetingsFeedback', undefined, { uuid: one.conversationUuid })}
            >
              <Small as="span" tone={2}>
                {formatDate(one.heldAt, { weekday: 'short', day: 'numeric', month: 'short' })}
              </Small>
              <Head as="h3">{one.title}</Head>
              <Small as="span" tone={2}>
                {saidOf(one, t)}
              </Small>
              <Icon of={ArrowRight} />
            </Line>
          ))}
        </Section>
      )}
    </>
  );
}

const shareOf = ({ figures }: MeetingSummary) => figures.find(({ name }) => name === 'talk-share')?.value;

function saidOf(one: MeetingSummary, t: ReturnType<typeof texts.useText>): string {
  if (one.notes === 'in-progress') return t('making');
  if (one.notes === 'failed') return t('failed');
  if (one.notes === 'none') return t('short');
  const share = shareOf(one);
  return share === undefined ? '' : t('share', { percent: formatPercent(share) });
}
