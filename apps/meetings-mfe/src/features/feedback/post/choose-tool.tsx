import { useState, type SubmitEvent, type ReactNode } from 'react';
import { type ChatToolName, codeOf } from '@greenroom/contracts';
import { Button, Choice, Field, Input, Stack } from '@greenroom/shared-ui';
import { useChatToolSaveMutation } from '../feedback-api.ts';
import { texts } from '../feedback-texts.ts';

/** Asks for the team's chat tool and its webhook address. */
export function ChooseTool({ tools, saved }: { tools: readonly ChatToolName[]; saved(): void }): ReactNode {
  const t = texts.useText();
  const [tool, setTool] = useState<ChatToolName>(tools[0] ?? 'slack');
  const [address, setAddress] = useState('');
  const [save, saving] = useChatToolSaveMutation();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const { error } = await save({ body: { tool, address } });
    if (!error) saved();
  };
  const named = t(`post.tool.${tool}`);
  const wrong =
    saving.isError &&
    (codeOf(saving.error) === 'unprocessable' ? t('post.address.wrong', { tool: named }) : t('post.failed'));
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap={3}>
        <Choice<ChatToolName>
          legend={t('post.tool')}
          options={tools.map((value) => ({ value, label: t(`post.tool.${value}`) }))}
          value={tool}
          onChange={setTool}
        />
        {tool !== 'outbox' && (
          <Field label={t('post.address')} hint={t('post.address.hint')} error={wrong}>
            <Input
              type="password"
              autoComplete="off"
              value={address}
              onChange={(event) => setAddress(event.currentTarget.value)}
            />
          </Field>
        )}
        <div>
          <Button type="submit" variant="plain" size="s" busy={saving.isLoading}>
            {t('post.save')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
