import styled from '@emotion/styled';
import { Headphones, Info, MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import { pathTo, type Content } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import {
  BarShape,
  below,
  Body,
  Button,
  ButtonLink,
  Display,
  Icon,
  Lead,
  Print,
  PrintShape,
  Row,
  Skeleton,
  Small,
  Stack,
  TextLink,
  TwoColumns,
} from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { firstName } from '../../shared/coach/index.ts';
import { ItemPlayer } from '../../shared/listening/index.ts';
import { artOf } from '../../shared/library-card/index.ts';

const Opening = styled(TwoColumns)`
  padding-top: var(--s-5);
  ${below.lg} {
    gap: var(--s-5);
    padding-top: 0;
  }
`;

const Picture = styled(Print)`
  ${below.lg} {
    order: -1;
    aspect-ratio: 4 / 3;
    margin-inline: calc(-1 * var(--edge));
    border-radius: 0;
  }
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-6);
  margin: var(--s-3) 0;
  dt {
    font-size: var(--fs-small);
    color: var(--text-3);
  }
  dd {
    font: 400 25px/1.2 var(--font-display);
    font-feature-settings: 'lnum';
  }
`;

const Care = styled(Small)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s-2);
  padding-left: var(--s-3);
  border-left: 2px solid var(--line-strong);
`;

interface ItemOpeningProps {
  item: Content;
  /** Loads the player; undefined once it is loaded. */
  listen: (() => void) | undefined;
}

/** Introduces an item: kind, length and cautions, with buttons to listen and to talk about it. */
export function ItemOpening({ item, listen }: ItemOpeningProps): ReactNode {
  const t = messages.useText();
  const { instructorSlug, title, summary, kind, minutes, art, care, recipe } = item;
  const called = { firstName: firstName(item.instructorName) };
  return (
    <Opening split={[6, 6]} align="center">
      <Stack gap={4} start>
        <Body tone={2}>
          <TextLink as={Link} to={pathTo('library', { instructorSlug })}>
            {t('library.heading', called)}
          </TextLink>
          {t('item.kindAfterLibrary', { kind })}
        </Body>
        <Display lang={item.language}>{title}</Display>
        <Lead lang={item.language}>{recipe?.description ?? summary}</Lead>
        <Facts>
          <div>
            <dt>{t('item.time')}</dt>
            <dd>{t('item.minutes', { minutes })}</dd>
          </div>
          {recipe && (
            <div>
              <dt>{t('item.serves')}</dt>
              <dd>{recipe.serves}</dd>
            </div>
          )}
        </Facts>
        {care !== 'none' && (
          <Care tone={2} role="note">
            <Icon of={Info} />
            {t(`item.care.${care}`)}
          </Care>
        )}
        <Row wrap>
          <ButtonLink
            variant="primary"
            as={Link}
            to={pathTo('mentorChat', { instructorSlug })}
            {...pressed('item.write')}
          >
            <Icon of={MessageSquareText} />
            {t('item.talk', called)}
          </ButtonLink>
          {listen && (
            <Button
              onClick={listen}
              onFocus={ItemPlayer.fetch}
              onPointerEnter={ItemPlayer.fetch}
              {...pressed('item.listen')}
            >
              <Icon of={Headphones} />
              {t('item.listen')}
            </Button>
          )}
        </Row>
      </Stack>
      <Picture src={artOf(art)} ratio="5 / 4" loading="eager" />
    </Opening>
  );
}

export function ItemOpeningToCome(): ReactNode {
  const t = messages.useText();
  return (
    <Skeleton label={t('loading.item')}>
      <Opening split={[6, 6]} align="center">
        <Stack gap={5}>
          <BarShape width="30%" />
          <BarShape width="90%" height="56px" />
          <BarShape width="80%" />
          <BarShape width="220px" height="48px" />
        </Stack>
        <PrintShape ratio="5 / 4" />
      </Opening>
    </Skeleton>
  );
}
