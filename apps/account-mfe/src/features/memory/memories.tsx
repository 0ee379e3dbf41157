import { useState, type ReactNode } from 'react';
import { failureOf, FormNotice, sayFailure } from '@greenroom/account-forms';
import { pressed } from '@greenroom/analytics';
import type { Memory } from '@greenroom/contracts';
import { Button, Row, Stack } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { settingMessages } from '../../shared/setting/index.ts';
import { useMemoryForgetMutation } from './memory-api.ts';
import { MemoryLine } from './memory-line.tsx';

interface MemoriesProps {
  memories: Memory['memories'];
  onChanged(): void;
}

/** Lists memories by conversation, with a button to delete all, which asks for confirmation. */
export function Memories({ memories, onChanged }: MemoriesProps): ReactNode {
  const t = settingMessages.useText();
  const words = messages.useText();
  const [asking, setAsking] = useState(false);
  const [forget, { isLoading, error }] = useMemoryForgetMutation();
  const failure = failureOf(error);
  const forgetAll = async () => {
    const { error: failed } = await forget({});
    if (!failed) onChanged();
  };
  return (
    <Stack gap={5}>
      <ul aria-label={t('memory.title')}>
        {memories.map((memory) => (
          <MemoryLine key={memory.conversationUuid} memory={memory} onChanged={onChanged} />
        ))}
      </ul>
      <Row wrap gap={3}>
        {asking ? (
          <>
            <Button
              size="s"
              busy={isLoading}
              busyLabel={words('form.sending')}
              onClick={() => void forgetAll()}
              {...pressed('settings.forget')}
            >
              {t('memory.forgetAllSure')}
            </Button>
            <Button size="s" variant="quiet" onClick={() => setAsking(false)}>
              {t('memory.keep')}
            </Button>
          </>
        ) : (
          <Button size="s" onClick={() => setAsking(true)}>
            {t('memory.forgetAll')}
          </Button>
        )}
      </Row>
      <FormNotice failure={failure && sayFailure(failure, [])} />
    </Stack>
  );
}
