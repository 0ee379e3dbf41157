import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import type { Recommended } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { below, Body, ButtonLink, Card, Lead, Row, Stack, Title } from '@greenroom/shared-ui';
import { firstName } from '../coach/index.ts';
import { Because } from './because.tsx';
import { forMeMessages } from './messages/index.ts';
import { addressOf, countedOf, languageOf, pictureOf, summaryOf, titleOf } from './recommended.ts';

export const Stage = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
  min-height: 380px;
  margin-top: var(--s-6);
  overflow: hidden;
  > img {
    width: 100%;
    /* The text determines the height of the card, and the picture fills it. */
    height: 0;
    min-height: 100%;
    object-fit: cover;
    object-position: 50% 24%;
  }
  /* Portraits are upright: a wider column would crop them to a strip. */
  &[data-upright] {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
  }
  ${below.lg} {
    margin-top: var(--s-5);
  }
  ${below.sm} {
    &,
    &[data-upright] {
      grid-template-columns: minmax(0, 1fr);
    }
    > img {
      order: -1;
      height: auto;
      min-height: 0;
      /* The aspect ratio of the pictures: a flatter crop would show their empty middle. */
      aspect-ratio: 4 / 3;
    }
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: var(--s-5);
  padding: var(--s-6);
  ${below.lg} {
    padding: 20px;
  }
`;

const Large = styled(Title)`
  font-size: clamp(30px, 3.2vw, 46px);
`;

interface FeaturedRecommendationProps {
  of: Recommended;
  /** Content beside the main button. */
  aside?: ReactNode;
  onOpen(): void;
}

/** Shows one recommendation large, with its reason and a button to open it. */
export function FeaturedRecommendation({ of: one, aside, onOpen }: FeaturedRecommendationProps): ReactNode {
  const t = forMeMessages.useText();
  return (
    <Stage as="article" data-upright={one.kind === 'coach' ? true : undefined}>
      <Words>
        <Stack gap={3}>
          <Body tone={2} lang={one.kind === 'coach' ? one.coach.language : undefined}>
            {lineOf(one, t)}
          </Body>
          <Large lang={languageOf(one)}>{titleOf(one)}</Large>
          <Lead lang={languageOf(one)}>{summaryOf(one)}</Lead>
          <Because of={one.because} />
        </Stack>
        <Row wrap>
          <ButtonLink
            variant="primary"
            as={Link}
            to={addressOf(one)}
            onClick={onOpen}
            {...pressed(`recommendation.${one.kind}`, countedOf(one))}
          >
            {one.kind === 'coach'
              ? t('rec.open.coach', { firstName: firstName(one.coach.name) })
              : t(`rec.open.${one.kind}`)}
          </ButtonLink>
          {aside}
        </Row>
      </Words>
      <img src={pictureOf(one)} alt="" style={one.kind === 'coach' ? undefined : { objectPosition: '50% 72%' }} />
    </Stage>
  );
}

/** Returns a line with the kind, the author and the length. */
export function lineOf(one: Recommended, t: ReturnType<typeof forMeMessages.useText>): string {
  if (one.kind === 'coach') return t('rec.line.coach', { field: one.coach.field });
  if (one.kind === 'scene') return t('rec.line.scene', { partner: one.scene.partner.name, minutes: one.scene.minutes });
  const { kind, minutes, instructorName } = one.content;
  return t('rec.line.item', { kind, minutes, firstName: firstName(instructorName) });
}
