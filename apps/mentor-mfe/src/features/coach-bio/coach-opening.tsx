import styled from '@emotion/styled';
import { MessageSquareText, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import { pathTo } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import {
  BarShape,
  below,
  Body,
  ButtonLink,
  Display,
  Icon,
  MarkedWords,
  Print,
  PrintShape,
  Row,
  Said,
  Skeleton,
  Stack,
  TwoColumns,
} from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { firstName, type Coach } from '../../shared/coach/index.ts';
import { HearCoach } from './hear-coach.tsx';

const Opening = styled(TwoColumns)`
  align-items: end;
  padding-top: var(--s-4);
  ${below.lg} {
    padding-top: 0;
  }
`;

const Portrait = styled(Print)`
  ${below.lg} {
    aspect-ratio: 1;
    margin-inline: calc(-1 * var(--edge));
    border-radius: 0;
    img {
      object-position: 50% 25%;
    }
  }
`;

const Name = styled(Display)`
  margin: 10px 0 var(--s-4);
  font-size: clamp(46px, 6vw, 88px);
`;

const Line = styled(Said)`
  max-width: 26em;
  font-size: clamp(21px, 2vw, 27px);
`;

const Actions = styled(Row)`
  margin: var(--s-6) 0 var(--s-5);
  ${below.lg} {
    margin-bottom: 0;
    gap: var(--s-2);
    > a {
      flex: 1 0 auto;
      padding-inline: 14px;
      white-space: nowrap;
    }
  }
`;

/** Introduces the coach, with buttons to chat or call. */
export function CoachOpening({ coach }: { coach: Coach }): ReactNode {
  const t = messages.useText();
  const { slug: instructorSlug, name, field, line, portrait, language } = coach;
  const called = { firstName: firstName(name) };
  return (
    <Opening>
      <Portrait src={portrait} alt={t('bio.portrait', { name })} loading="eager" />
      <div>
        <Body tone={2}>
          <MarkedWords in={t('bio.fiction', { field })} words={field} lang={language} />
        </Body>
        <Name>{name}</Name>
        <Line lang={language}>{t('quoted', { words: line })}</Line>
        <Actions wrap>
          <ButtonLink
            variant="primary"
            as={Link}
            to={pathTo('mentorChat', { instructorSlug })}
            {...pressed('bio.write')}
          >
            <Icon of={MessageSquareText} />
            {t('bio.write', called)}
          </ButtonLink>
          <ButtonLink variant="plain" as={Link} to={pathTo('mentorCall', { instructorSlug })} {...pressed('bio.call')}>
            <Icon of={Phone} />
            {t('bio.call', called)}
          </ButtonLink>
        </Actions>
        <HearCoach coach={coach} />
      </div>
    </Opening>
  );
}

export function CoachOpeningToCome(): ReactNode {
  const t = messages.useText();
  return (
    <Skeleton label={t('loading.coach')}>
      <Opening>
        <PrintShape />
        <Stack gap={5}>
          <BarShape width="40%" />
          <BarShape width="70%" height="72px" />
          <BarShape width="90%" height="24px" />
          <BarShape width="320px" height="48px" />
        </Stack>
      </Opening>
    </Skeleton>
  );
}
