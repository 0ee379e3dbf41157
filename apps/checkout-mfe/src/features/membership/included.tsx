import styled from '@emotion/styled';
import { BookOpen, Check, Clapperboard, Ear, MessagesSquare } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Head, Icon, Stack } from '@greenroom/shared-ui';
import { messages } from '../../shared/checkout/index.ts';

const included = [
  ['coaches', MessagesSquare],
  ['scenes', Clapperboard],
  ['library', BookOpen],
  ['meetings', Ear],
  ['leave', Check],
] as const;

const Items = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
  gap: 12px var(--s-5);
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr);
    gap: 12px;
    color: var(--text-2);
    font-size: var(--fs-small);
  }
`;

/** Shows what every plan includes. */
export function Included(): ReactNode {
  const t = messages.useText();
  const heading = useId();
  return (
    <Stack gap={3}>
      <Head as="h2" id={heading}>
        {t('included.title')}
      </Head>
      <Items aria-labelledby={heading}>
        {included.map(([name, icon]) => (
          <li key={name}>
            <Icon of={icon} />
            {t(`included.${name}`)}
          </li>
        ))}
      </Items>
    </Stack>
  );
}
