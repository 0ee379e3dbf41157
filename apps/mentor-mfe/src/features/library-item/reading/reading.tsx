import styled from '@emotion/styled';
import { Bookmark, BookmarkCheck, Check, CircleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { Content } from '@greenroom/contracts';
import { useSearchParams } from '@greenroom/navigation';
import { Button, Icon, Row, Tag } from '@greenroom/shared-ui';
import { forMeMessages } from '../../../shared/for-me/index.ts';
import { EntryState } from '../../../shared/history/index.ts';
import { useEntry } from './use-entry.ts';
import { useShareSeen } from './use-share-seen.ts';

const Room = styled.div`
  margin-top: var(--s-6);
  padding-top: var(--s-4);
  border-top: 1px solid var(--line);
`;

const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Buttons below the text: mark as finished, and save for later. Also reports reading progress to the history. */
export function Reading({ item }: { item: Content }): ReactNode {
  const t = forMeMessages.useText();
  const [query] = useSearchParams();
  const { entry, failed, keep } = useEntry(item);
  const [finishing, setFinishing] = useState(false);
  const came = query.get('recommendation_id') ?? '';
  const open = useEffectEvent(() => keep({ progress: 0, ...(uuidForm.test(came) && { recommendationId: came }) }));
  useEffect(() => void open(), []);
  const end = useRef<HTMLDivElement>(null);
  useShareSeen(end, (progress) => void keep({ progress }));
  const finish = async () => {
    setFinishing(true);
    await keep({ finished: true });
    setFinishing(false);
  };

  const finished = Boolean(entry?.finishedAt);
  const saved = Boolean(entry?.savedAt);
  return (
    <Room ref={end}>
      <Row wrap gap={4}>
        {!finished && (
          <Button variant="plain" size="s" busy={finishing} onClick={() => void finish()}>
            <Icon of={Check} />
            {t('reading.finish')}
          </Button>
        )}
        <Button variant="quiet" size="s" aria-pressed={saved} onClick={() => void keep({ saved: !saved })}>
          <Icon of={saved ? BookmarkCheck : Bookmark} />
          {t(saved ? 'rec.saved' : 'rec.save')}
        </Button>
        <span role="status">
          {failed && (
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
