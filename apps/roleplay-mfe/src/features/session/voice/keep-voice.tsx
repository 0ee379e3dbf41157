import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { RoleplaySession } from '@greenroom/contracts';
import { Fine, TextButton, Tick } from '@greenroom/shared-ui';
import { useRoleplayKeepVoiceMutation } from './voice-api.ts';
import { voiceTexts } from './voice-texts.ts';

const Asked = styled.div`
  max-width: 34em;
  margin-inline: auto;
  text-align: start;
`;

/** Before one speaks: whether one's own voice may be kept. While one does: that it is, and the way out of it. */
export function KeepVoice({ session, speaking }: { session: RoleplaySession; speaking: boolean }): ReactNode {
  const t = voiceTexts.useText();
  const [keepVoice, { isLoading, isError }] = useRoleplayKeepVoiceMutation();
  const { userRolePlayUuid, keepsVoice, scene } = session;
  const change = (keep: boolean) => void keepVoice({ params: { userRolePlayUuid }, body: { keep } });
  const failed = isError && t('keep.failed');
  if (speaking && !keepsVoice) return null;
  if (speaking)
    return (
      <Fine tone={2} as="div">
        {t('keep.on')}{' '}
        <TextButton type="button" size="fine" disabled={isLoading} onClick={() => change(false)}>
          {t('keep.stop')}
        </TextButton>
        {failed && (
          <Fine tone="bad" role="alert">
            {failed}
          </Fine>
        )}
      </Fine>
    );
  return (
    <Asked>
      <Tick checked={keepsVoice} disabled={isLoading} error={failed} onChange={({ target }) => change(target.checked)}>
        {t('keep', { name: scene.partner.name })}
      </Tick>
    </Asked>
  );
}
