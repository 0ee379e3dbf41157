import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { RoleplaySession } from '@greenroom/contracts';
import { Fine, TextButton, Tick } from '@greenroom/shared-ui';
import { useRoleplayKeepVoiceMutation } from './keep-voice-api.ts';
import { texts } from './session-texts.ts';

const Asked = styled.div`
  max-width: 34em;
  text-align: start;
`;

/**
 * Before the scene: asks whether the person's own voice may be stored. During it: says that it is, and lets the person
 * stop that.
 */
export function KeepVoice({ session, speaking }: { session: RoleplaySession; speaking: boolean }): ReactNode {
  const t = texts.useText();
  const [keepVoice, { isLoading, isError, originalArgs }] = useRoleplayKeepVoiceMutation();
  const { userRolePlayUuid, keepsVoice, scene } = session;
  const change = (keep: boolean) => {
    if (!isLoading) void keepVoice({ params: { userRolePlayUuid }, body: { keep } });
  };
  const failed = isError && t('keepVoice.failed');
  if (speaking && !keepsVoice) return null;
  if (speaking)
    return (
      <Fine tone={2} as="div">
        {t('keepVoice.on')}{' '}
        <TextButton type="button" size="fine" disabled={isLoading} onClick={() => change(false)}>
          {t('keepVoice.stop')}
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
      <Tick
        checked={isLoading && originalArgs ? originalArgs.body.keep : keepsVoice}
        error={failed}
        onChange={({ target }) => change(target.checked)}
      >
        {t('keepVoice', { name: scene.partner.name })}
      </Tick>
    </Asked>
  );
}
