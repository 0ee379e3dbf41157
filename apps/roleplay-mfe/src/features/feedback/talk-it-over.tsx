import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { chatSaying, type SceneFeedback } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { ButtonLink, Icon } from '@greenroom/shared-ui';
import { texts } from './feedback-texts.ts';

/** A link to the coach's chat, with a message that can be edited before it is sent. */
export function TalkItOver({ coach }: { coach: NonNullable<SceneFeedback['coach']> }): ReactNode {
  const t = texts.useText();
  const { slug, name, message } = coach;
  return (
    <ButtonLink as={Link} to={chatSaying(slug, message)}>
      <Icon of={MessageCircle} />
      {t('talkItOver', { firstName: name.split(' ')[0]! })}
    </ButtonLink>
  );
}
