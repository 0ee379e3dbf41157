import { currentLocale } from '@greenroom/i18n';
import type { ReactNode } from 'react';
import { endpoints, fillPath } from '@greenroom/contracts';
import { Fine, Row, Small, Stack } from '@greenroom/shared-ui';
import { firstName, type Coach } from '../../coach/index.ts';
import { playerMessages } from './messages/index.ts';
import { useCoachNarrationQuery } from './narration-api.ts';
import { NotAvailable } from './not-available.tsx';
import { PlayButton } from './play-button.tsx';
import { Scrubber } from './scrubber.tsx';
import { TroubleNote } from './trouble-note.tsx';
import { type NarrationToHear, useNarration } from './use-narration.ts';

/** Plays a coach's sample with its text below. */
export function CoachVoice({ coach: { slug, name, portrait } }: { coach: Coach }): ReactNode {
  const { currentData: narration, error, refetch } = useCoachNarrationQuery({ params: { slug } });
  if (!narration) return <NotAvailable error={error} retry={refetch} />;
  const media = {
    content_type: 'coach_voice',
    content_id: slug,
    content_title: name,
    parent_uuid: null,
    page_type: 'mentor',
  };
  return (
    <Sample
      narration={narration}
      addressOf={(partKey) => fillPath(endpoints.coachNarrationPart.path, { slug, partKey })}
      media={media}
      label={{ title: name, artist: name, artwork: portrait, language: currentLocale() }}
    />
  );
}

function Sample(to: NarrationToHear): ReactNode {
  const t = playerMessages.useText();
  const { deck, element } = useNarration(to);
  return (
    <Stack gap={2} role="group" aria-label={t('name', { title: to.label.title })}>
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- its text is shown below */}
      <audio {...element} />
      <Row>
        <PlayButton deck={deck} />
        <Scrubber deck={deck} />
      </Row>
      <Small tone={2}>{to.narration.text}</Small>
      <Fine tone={3}>{t('hello', { firstName: firstName(to.label.artist) })}</Fine>
      <TroubleNote trouble={deck.trouble} />
    </Stack>
  );
}
