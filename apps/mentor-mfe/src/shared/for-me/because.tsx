import styled from '@emotion/styled';
import {
  Bookmark,
  CircleCheck,
  Ear,
  Flag,
  Gauge,
  Lightbulb,
  MessageSquareText,
  type Quote,
  Route,
  Target,
  ThumbsUp,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Because as Reason } from '@greenroom/contracts';
import { formatNumber } from '@greenroom/i18n';
import { Icon, MarkedWords, Said, Small } from '@greenroom/shared-ui';
import { firstName } from '../coach/index.ts';
import { forMeMessages } from './messages/index.ts';
import { useIsRepeated } from './reasons-once.tsx';

const Line = styled(Small)`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: 10px;
  overflow-wrap: anywhere;
`;

const Words = styled(Said)`
  display: inline;
  font-size: 1.14em;
  line-height: inherit;
  color: var(--text);
`;

const icons: Record<Reason['from'], typeof Quote> = {
  goal: Target,
  'with-whom': Users,
  manner: Lightbulb,
  talk: MessageSquareText,
  liked: ThumbsUp,
  finished: CircleCheck,
  saved: Bookmark,
  score: Gauge,
  scene: Route,
  meeting: Ear,
  beginning: Flag,
};

/** Longer quotations of the user are cut at a word. */
const mostLetters = 90;

/** Shows why something is recommended, once on a page; the user's own words are quoted as they are. */
export function Because({ of: reason, plain = false }: { of: Reason; plain?: boolean }): ReactNode {
  const t = forMeMessages.useText();
  const isRepeated = useIsRepeated(reason);
  if (isRepeated) return null;
  const words = 'words' in reason ? reason.words : undefined;
  const told = (
    <>
      <MarkedWords in={sentenceOf(reason, t)} words={ourWordsIn(reason)} />
      {words !== undefined && (
        <>
          {' '}
          <Words as="q">{cut(words)}</Words>
        </>
      )}
    </>
  );
  if (plain)
    return (
      <Small as="span" tone={2} style={{ display: 'block' }}>
        {told}
      </Small>
    );
  return (
    <Line tone={2}>
      <Icon of={icons[reason.from]} />
      <span>{told}</span>
    </Line>
  );
}

function sentenceOf(reason: Reason, t: ReturnType<typeof forMeMessages.useText>): string {
  switch (reason.from) {
    case 'goal':
      return t('because.goal');
    case 'with-whom':
      return t('because.with-whom', { withWhom: reason.withWhom });
    case 'manner':
      return t('because.manner', { manner: reason.manner });
    case 'talk':
      return t('because.talk', { firstName: firstName(reason.instructorName) });
    case 'liked':
      return t('because.liked', { firstName: firstName(reason.instructorName) });
    case 'finished':
      return t('because.finished', { title: reason.title });
    case 'saved':
      return t('because.saved');
    case 'score': {
      const score = formatNumber(reason.score, { minimumFractionDigits: 1 });
      return t('because.score', { criterion: reason.criterion, scene: reason.scene, score });
    }
    case 'scene':
      return t('because.scene', { title: reason.title });
    case 'meeting':
      return t(`because.meeting.${reason.weakSpot}`, { title: reason.title });
    case 'beginning':
      return t('because.beginning');
  }
}

/** Returns the part of the reason that is our own text, which is in English; a meeting's name is the user's. */
function ourWordsIn(reason: Reason): string {
  if (reason.from === 'finished' || reason.from === 'scene') return reason.title;
  return reason.from === 'score' ? reason.scene : '';
}

const cut = (words: string) =>
  words.length <= mostLetters ? words : `${words.slice(0, mostLetters).replace(/\s+\S*$/, '')}…`;
