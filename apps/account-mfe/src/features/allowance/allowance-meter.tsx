import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { useCurrentUser } from '@greenroom/auth';
import { formatDate, formatNumber } from '@greenroom/i18n';
import { Figures, Small, Stack } from '@greenroom/shared-ui';
import { settingMessages } from '../../shared/setting/index.ts';
import { usedShare } from './used-share.ts';

const Box = styled(Stack)`
  max-width: 460px;
  padding-block: var(--s-4);
`;

const Track = styled.div`
  height: 6px;
  overflow: hidden;
  border-radius: 3px;
  background: var(--surface-3);
  div {
    height: 100%;
    background: var(--text);
  }
`;

/** Shows how much of the free allowance or the monthly fair use is used. Nothing if usage is unlimited. */
export function AllowanceMeter(): ReactNode {
  const t = settingMessages.useText();
  const name = useId();
  const { allowance } = useCurrentUser().user;
  if (!allowance) return null;
  const { kind, messages, voiceSeconds, renewsOn } = allowance;
  const percent = usedShare(allowance);
  const day = renewsOn === null ? '' : formatDate(renewsOn, { dateStyle: 'long', timeZone: 'UTC' });
  const counted = {
    messages: messages.used,
    ofMessages: formatNumber(messages.most),
    minutes: Math.ceil(voiceSeconds.used / 60),
    ofMinutes: formatNumber(Math.floor(voiceSeconds.most / 60)),
  };
  return (
    <Box gap={2}>
      <Small id={name}>{t(kind === 'taste' ? 'allowance.taste' : 'allowance.fairUse')}</Small>
      <Track
        role="meter"
        aria-labelledby={name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={t('allowance.percent', { percent })}
      >
        <div style={{ width: `${percent}%` }} />
      </Track>
      <Small tone={2}>
        <Figures>{t('allowance.counted', counted)}</Figures>
      </Small>
      <Small tone={2}>{t(kind === 'taste' ? 'allowance.tasteText' : 'allowance.fairUseText', { day })}</Small>
    </Box>
  );
}
