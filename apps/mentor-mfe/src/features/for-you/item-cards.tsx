import styled from '@emotion/styled';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { tile } from '@greenroom/analytics';
import type { Recommended, RecommendedItem } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { below, Button, Card, Fine, Head, Icon, Row } from '@greenroom/shared-ui';
import {
  addressOf,
  Because,
  countedOf,
  forMeMessages,
  languageOf,
  lineOf,
  picturesOf,
} from '../../shared/for-me/index.ts';
import { Part } from './part.tsx';
import type { Answers } from './use-answers.ts';

const Pair = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s-4);
  margin: 0;
  padding: 0;
  list-style: none;
  ${below.md} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Thing = styled(Card)`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  overflow: hidden;
  > img {
    width: 100%;
    aspect-ratio: 16 / 9;
    object-fit: cover;
  }
  &:hover {
    border-color: var(--line-strong);
    background: var(--surface-2);
  }
  h3 a {
    display: flex;
    align-items: center;
    min-height: var(--tap);
    text-decoration: none;
  }
  /* The whole card is the link, except for the buttons that lie above it. */
  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  h3 a:focus-visible {
    outline: none;
  }
  h3 a:focus-visible::after {
    outline: 2px solid var(--focus);
    outline-offset: -3px;
    border-radius: 11px;
  }
  button {
    position: relative;
    z-index: 1;
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  gap: 10px;
  padding: 18px 20px 12px;
`;

interface ItemCardsProps {
  items: readonly RecommendedItem[];
  /** The recommendation above them. */
  above: Recommended;
  answers: Answers;
}

/** Recommended items to open, save for later or dismiss. */
export function ItemCards({ items, above, answers }: ItemCardsProps): ReactNode {
  const t = forMeMessages.useText();
  if (items.length === 0) return null;
  const pictures = picturesOf(items, above);
  return (
    <Part title={t('forYou.read')} note={t('forYou.readNote')}>
      <Pair>
        {items.map((one, at) => {
          const { title } = one.content;
          const saved = answers.isSaved(one);
          return (
            <Thing key={one.recommendationId} as="li" {...tile(countedOf(one))}>
              <img src={pictures[at]} alt="" loading="lazy" />
              <Words>
                <Fine tone={2}>{lineOf(one, t)}</Fine>
                <Head lang={languageOf(one)}>
                  <Link to={addressOf(one)} onClick={() => answers.opened(one)}>
                    {title}
                  </Link>
                </Head>
                <Because of={one.because} />
                <Row between wrap gap={1}>
                  <Button
                    variant="quiet"
                    size="s"
                    aria-pressed={saved}
                    aria-label={t(saved ? 'rec.unsaveOf' : 'rec.saveOf', { title })}
                    onClick={() => answers.save(one, !saved)}
                  >
                    <Icon of={saved ? BookmarkCheck : Bookmark} />
                    {t(saved ? 'rec.saved' : 'rec.save')}
                  </Button>
                  <Button
                    variant="quiet"
                    size="s"
                    aria-label={t('rec.notThisOf', { title })}
                    onClick={() => answers.wave(one)}
                  >
                    {t('rec.notThis')}
                  </Button>
                </Row>
              </Words>
            </Thing>
          );
        })}
      </Pair>
    </Part>
  );
}
