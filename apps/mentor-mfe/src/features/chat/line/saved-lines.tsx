import styled from '@emotion/styled';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Occasion, SavedLine } from '@greenroom/contracts';
import { Fine, IconButton, Row, Small, Stack, TextButton } from '@greenroom/shared-ui';
import { occasionMessages, useOccasionChangeMutation } from '../../../shared/occasions/index.ts';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';
import { useSavedLineDeleteMutation, useSavedLinesReadQuery } from './saved-lines-api.ts';
import { withLine } from './with-line.ts';

const Text = styled.q`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

/**
 * Lists the sentences the user saved from coaches' answers.
 * @param next the occasion for which one of them can become the user's line
 */
export function SavedLines({ next }: { next: Occasion | undefined }): ReactNode {
  const t = occasionMessages.useText();
  const { data } = useSavedLinesReadQuery();
  const [change, { isError }] = useOccasionChangeMutation();
  const [remove, removal] = useSavedLineDeleteMutation();
  const { ref, removing } = useFocusAfterRemoval(data?.lines.length);
  if (!data) return null;
  const shown = (line: SavedLine, at: number) => (
    <Stack as="li" key={line.lineId} gap={1}>
      <Row gap={2}>
        <Text>{line.text}</Text>
        <IconButton
          icon={X}
          label={t('saved.delete', { text: line.text })}
          onClick={() => {
            removing(at);
            void remove({ params: { lineId: line.lineId } });
          }}
        />
      </Row>
      {next && next.line !== line.text && (
        <span>
          <TextButton type="button" onClick={() => void change(withLine(next, line.text))}>
            {t('saved.use')}
          </TextButton>
        </span>
      )}
    </Stack>
  );
  return (
    <Stack gap={2} ref={ref}>
      <Small as="h2" tone={2} id="saved-lines" tabIndex={-1}>
        {t('saved')}
      </Small>
      {data.lines.length === 0 ? (
        <Small tone={2}>{t('saved.none')}</Small>
      ) : (
        <Stack as="ul" gap={3} aria-labelledby="saved-lines">
          {data.lines.map(shown)}
        </Stack>
      )}
      {(isError || removal.isError) && (
        <Fine tone="bad" role="alert">
          {t('failed')}
        </Fine>
      )}
    </Stack>
  );
}
