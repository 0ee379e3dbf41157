import type { ReactNode } from 'react';
import { tile } from '@greenroom/analytics';
import { pathTo, type Recommendation } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { LibraryCard } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { firstName } from '../../shared/coach/index.ts';
import { artOf } from '../../shared/library-card/index.ts';

/**
 * Renders a library item recommended in the conversation. Its link carries the recommendation's id, so that opening it
 * is attributed.
 */
export function RecommendationCard({ recommendation }: { recommendation: Recommendation }): ReactNode {
  const t = messages.useText();
  const { recommendationId, content } = recommendation;
  const { instructorSlug, slug: itemSlug, kind, minutes } = content;
  const line = { kind: t(`kind.${kind}`), minutes, firstName: firstName(content.instructorName) };
  return (
    <LibraryCard
      form="row"
      as={Link}
      to={pathTo('libraryItem', { instructorSlug, itemSlug }, { recommendation_id: recommendationId })}
      art={artOf(content.art)}
      title={content.title}
      wordsLang={content.language}
      {...tile({ content_uuid: content.uuid, content_title: content.title, recommendation_id: recommendationId })}
      line={t('library.lineFrom', line)}
    />
  );
}
