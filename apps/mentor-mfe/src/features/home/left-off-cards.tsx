import styled from '@emotion/styled';
import { BookOpen, Clapperboard, Ear } from 'lucide-react';
import type { ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import { pathTo, type LeftOff } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { below, CardLink, Face, Fine, Figures, Icon, Small } from '@greenroom/shared-ui';
import { forMeMessages } from '../../shared/for-me/index.ts';
import { dayNamed } from '../../shared/history/index.ts';
import { addressOfScene, stateOfScene } from './played-scene.ts';

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--s-4);
  margin: 0;
  padding: 0;
  list-style: none;
  ${below.lg} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Thing = styled(CardLink)`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  gap: 14px;
  align-items: start;
  height: 100%;
  padding: 18px;
  overflow-wrap: anywhere;
  b {
    font-weight: 560;
  }
`;

const Round = styled.span`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  background: var(--surface-3);
`;

/** Cards that lead back to what the user began. */
export function LeftOffCards({ all }: { all: readonly LeftOff[] }): ReactNode {
  const t = forMeMessages.useText();
  return (
    <Cards>
      {all.map((one) => (
        <li key={addressOf(one)}>
          <Thing as={Link} to={addressOf(one)} {...pressed(`home.left.${one.kind}`)}>
            <Picture of={one} />
            <span>
              <b lang={languageOf(one)}>{one.kind === 'conversation' ? one.instructorName : titleOf(one)}</b>
              <Small tone={2} style={{ marginTop: 4 }}>
                {stateOf(one, t)}
              </Small>
              <Fine tone={3} style={{ marginTop: 10 }}>
                <Figures>{dayNamed(one.at, t)}</Figures>
              </Fine>
            </span>
          </Thing>
        </li>
      ))}
    </Cards>
  );
}

function Picture({ of: one }: { of: LeftOff }): ReactNode {
  if (one.kind === 'conversation') return <Face src={`/assets/portraits/${one.instructorSlug}.svg`} />;
  const icon = { item: BookOpen, scene: Clapperboard, meeting: Ear }[one.kind];
  return (
    <Round>
      <Icon of={icon} />
    </Round>
  );
}

function titleOf(one: Exclude<LeftOff, { kind: 'conversation' }>): string {
  if (one.kind === 'item') return one.content.title;
  return one.kind === 'scene' ? one.scene.title : one.title;
}

/** Items name their language; scenes are titled in the page's, and names given by the user can be in any language. */
const languageOf = (one: LeftOff): string | undefined => (one.kind === 'item' ? one.content.language : undefined);

function addressOf(one: LeftOff): string {
  switch (one.kind) {
    case 'conversation':
      return pathTo('mentorChat', { instructorSlug: one.instructorSlug }, { conversation: one.conversationUuid });
    case 'item':
      return pathTo('libraryItem', { instructorSlug: one.content.instructorSlug, itemSlug: one.content.slug });
    case 'scene':
      return addressOfScene(one.scene);
    case 'meeting':
      return pathTo('meetingsFeedback', undefined, { uuid: one.conversationUuid });
  }
}

function stateOf(one: LeftOff, t: ReturnType<typeof forMeMessages.useText>): string {
  switch (one.kind) {
    case 'conversation':
      return t('left.conversation', { title: one.title });
    case 'item': {
      const { minutes } = one.content;
      const read = Math.round(one.progress * minutes);
      return read > 0 ? t('left.itemProgress', { read, minutes }) : t('left.itemBegun');
    }
    case 'scene':
      return stateOfScene(one.scene, t);
    case 'meeting':
      return t(`left.meeting.${one.state}`);
  }
}
