import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { pathTo, type Content } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { Face, Head, Row, Small, Stack, TextLink } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { itemLink } from '../../shared/library-card/index.ts';
import { headingsIn } from '../../shared/markdown/index.ts';
import { onWideScreen } from './item-layout.ts';

const Panel = styled.aside`
  display: none;
  ${onWideScreen} {
    display: block;
  }
  ol,
  ul {
    padding: 0;
    list-style: none;
  }
`;

/** Fewer headings need no table of contents. */
const fewestHeadings = 2;

/** Beside the text on wide screens: its contents, its coach, and related items. */
export function ItemAside({ item }: { item: Content }): ReactNode {
  const t = messages.useText();
  const headings = headingsIn(item.body);
  const { instructorSlug, instructorName, related, language } = item;
  return (
    <Panel aria-label={t('item.aside')}>
      <Stack gap={6}>
        {headings.length >= fewestHeadings && (
          <nav aria-labelledby="item-contents">
            <Head as="p" id="item-contents">
              {t('item.contents')}
            </Head>
            <ol lang={language}>
              {headings.map(({ id, text }) => (
                <li key={id}>
                  <TextLink alone href={`#${id}`}>
                    {text}
                  </TextLink>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <Row gap={3}>
          <Face src={`/assets/portraits/${instructorSlug}.svg`} />
          <div>
            <TextLink alone as={Link} to={pathTo('mentor', { instructorSlug })}>
              {instructorName}
            </TextLink>
            <Small tone={2}>{t('item.fiction')}</Small>
          </div>
        </Row>
        {related.length > 0 && (
          <nav aria-labelledby="item-related">
            <Head as="p" id="item-related">
              {t('item.related')}
            </Head>
            <ul>
              {related.map((card) => (
                <li key={card.uuid} lang={card.language}>
                  <TextLink alone {...itemLink(card)}>
                    {card.title}
                  </TextLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </Stack>
    </Panel>
  );
}
