import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import { below, ButtonLink, Fine } from '@greenroom/shared-ui';
import { messages } from '../messages/index.ts';
import { providerMarks } from './provider-marks.ts';
import type { Provider } from './use-providers.ts';

const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(120px, 1fr));
  gap: 8px;
  a {
    padding-inline: 8px;
    font-size: var(--fs-small);
  }
  ${below.sm} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Or = styled(Fine)`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  gap: 14px;
  align-items: center;
  &::before,
  &::after {
    content: '';
    border-top: 1px solid var(--line);
  }
`;

interface SocialButtonsProps {
  providers: readonly Provider[];
  /** Whether the log-in by email follows below. */
  orByEmail?: boolean;
}

/** Renders the social log-in buttons; nothing when no provider is configured. */
export function SocialButtons({ providers, orByEmail = false }: SocialButtonsProps): ReactNode {
  const t = messages.useText();
  if (providers.length === 0) return null;
  return (
    <>
      <Buttons role="group" aria-label={t('social.label')}>
        {providers.map(({ name, label, address }) => (
          <ButtonLink
            key={name}
            variant="plain"
            href={address}
            aria-label={t('social.with', { name: label })}
            {...pressed(`social.${name}`)}
          >
            {providerMarks[name] && (
              <svg viewBox="-1 -1 26 26" width="20" height="20" fill="currentColor" aria-hidden="true">
                <path d={providerMarks[name]} />
              </svg>
            )}
            {label}
          </ButtonLink>
        ))}
      </Buttons>
      {orByEmail && <Or tone={3}>{t('social.or')}</Or>}
    </>
  );
}
