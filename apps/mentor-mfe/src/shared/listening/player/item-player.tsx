import styled from '@emotion/styled';
import { RotateCcw, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Content, endpoints, fillPath } from '@greenroom/contracts';
import { formatNumber } from '@greenroom/i18n';
import { below, Button, Card, Fine, Icon, NativeSelect, Row, Small } from '@greenroom/shared-ui';
import { firstName } from '../../coach/index.ts';
import { speeds } from './kept-places.ts';
import { playerMessages } from './messages/index.ts';
import { useItemNarrationQuery } from './narration-api.ts';
import { NotAvailable } from './not-available.tsx';
import { PlayButton } from './play-button.tsx';
import { Scrubber } from './scrubber.tsx';
import { TroubleNote } from './trouble-note.tsx';
import { type NarrationToHear, useNarration } from './use-narration.ts';
import { stride } from './use-media-keys.ts';

const Room = styled(Card)`
  position: sticky;
  z-index: 3;
  top: var(--s-2);
  display: grid;
  gap: var(--s-2);
  margin-top: var(--s-6);
  padding: var(--s-3) var(--s-4);
  select {
    width: auto;
    min-height: 44px;
    padding: 0 8px;
    font-size: var(--fs-small);
  }
  /* The player takes the focus when it appears: the margins keep fixed elements from covering the button. */
  button {
    scroll-margin-block: var(--s-8) calc(2 * var(--s-9));
  }
  ${below.sm} {
    margin-top: var(--s-5);
    padding: var(--s-2) var(--s-3);
    select {
      margin-left: auto;
    }
    > div > div {
      flex-basis: 100%;
    }
  }
`;

/** Plays an item read aloud, from where the user stopped. */
export function ItemPlayer({ item }: { item: Content }): ReactNode {
  const { instructorSlug, uuid: contentUuid, title } = item;
  const t = playerMessages.useText();
  const request = { params: { instructorSlug, contentUuid } };
  const { currentData: narration, error, refetch } = useItemNarrationQuery(request);
  const media = {
    content_type: item.kind,
    content_id: item.slug,
    content_title: title,
    parent_uuid: item.parentUuid,
    page_type: 'libraryItem',
  };
  const artwork = `/assets/portraits/${instructorSlug}.svg`;
  return (
    <Room as="section" aria-label={t('name', { title })}>
      {narration ? (
        <Controls
          narration={narration}
          addressOf={(partKey) => fillPath(endpoints.itemNarrationPart.path, { ...request.params, partKey })}
          media={media}
          label={{ title, artist: item.instructorName, artwork, language: item.language }}
        />
      ) : (
        <NotAvailable error={error} retry={refetch} />
      )}
    </Room>
  );
}

function Controls(to: NarrationToHear): ReactNode {
  const t = playerMessages.useText();
  const { deck, element } = useNarration(to);
  const part = to.narration.parts[deck.place.part];
  const section = part && part.section !== 'hello' ? part.section : 'text';
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- its text is shown below */}
      <audio {...element} />
      <Row wrap gap={2}>
        <PlayButton deck={deck} />
        <Button variant="quiet" size="s" aria-label={t('back', { seconds: stride })} onClick={() => deck.skip(-stride)}>
          <Icon of={RotateCcw} />
          {stride}
        </Button>
        <Button variant="quiet" size="s" aria-label={t('on', { seconds: stride })} onClick={() => deck.skip(stride)}>
          <Icon of={RotateCw} />
          {stride}
        </Button>
        <NativeSelect
          aria-label={t('speed')}
          value={deck.speed}
          onChange={({ target }) => deck.setSpeed(Number(target.value))}
        >
          {speeds.map((speed) => (
            <option key={speed} value={speed}>
              {t('speedOf', { speed: formatNumber(speed) })}
            </option>
          ))}
        </NativeSelect>
        <Scrubber deck={deck} />
      </Row>
      <Row wrap between gap={2}>
        <Small>
          {t('now')}{' '}
          {part?.heading ? (
            <span lang={to.label.language}>{part.heading}</span>
          ) : (
            <span>{t(`section.${section}`)}</span>
          )}
        </Small>
        <Fine tone={3}>{t('machine', { firstName: firstName(to.label.artist) })}</Fine>
      </Row>
      <TroubleNote trouble={deck.trouble} />
    </>
  );
}
