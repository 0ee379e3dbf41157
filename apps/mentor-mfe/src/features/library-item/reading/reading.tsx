import styled from '@emotion/styled';
import { Bookmark, BookmarkCheck, Check, CircleAlert } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Content } from '@greenroom/contracts';
import { useSearchParams } from '@greenroom/navigation';
import { Button, Icon, Row, Tag } from '@greenroom/shared-ui';
import { forMeMessages } from '../../../shared/for-me/index.ts';
import { EntryState, useLibraryHistoryKeepMutation } from '../../../shared/history/index.ts';
import { useShareSeen } from './use-share-seen.ts';

const Room = styled.div`
  margin-top: var(--s-6);
  padding-top: var(--s-4);
  border-top: 1px solid var(--line);
`;

const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Buttons below the text: mark as finished, and save for later. Also reports reading progress to the history. */
export function Reading({ item: { uuid: contentUuid, instructorSlug } }: { item: Content }): ReactNode {
  const t = forMeMessages.useText();
  const [query] = useSearchParams();
  const [keep, { data: entry, isError, isLoading }] = useLibraryHistoryKeepMutation({ fixedCacheKey: contentUuid });
  const params = { instructorSlug };
  const came = query.get('recommendation_id') ?? '';
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    void keep({
      params: { instructorSlug },
      body: { contentUuid, progress: 0, ...(uuidForm.test(came) && { recommendationId: came }) },
    });
  }, [keep, instructorSlug, contentUuid, came]);
  const end = useRef<HTMLDivElement>(null);
  useShareSeen(end, (progress) => void keep({ params, body: { contentUuid, progress } }));

  const finished = Boolean(entry?.finishedAt);
  const saved = Boolean(entry?.savedAt);
  return (
    <Room ref={end}>
      <Row wrap gap={4}>
        {!finished && (
          <Button
            variant="plain"
            size="s"
            busy={isLoading && entry !== undefined}
            onClick={() => void keep({ params, body: { contentUuid, finished: true } })}
          >
            <Icon of={Check} />
            {t('reading.finish')}
          </Button>
        )}
        <Button
          variant="quiet"
          size="s"
          aria-pressed={saved}
          onClick={() => void keep({ params, body: { contentUuid, saved: !saved } })}
        >
          <Icon of={saved ? BookmarkCheck : Bookmark} />
          {t(saved ? 'rec.saved' : 'rec.save')}
        </Button>
        <span role="status">
          {isError && (
            <Tag icon={CircleAlert} tone="bad">
              {t('rec.notKept')}
            </Tag>
          )}
          {finished && entry && <EntryState entry={{ ...entry, savedAt: null }} />}
        </span>
      </Row>
    </Room>
  );
}
