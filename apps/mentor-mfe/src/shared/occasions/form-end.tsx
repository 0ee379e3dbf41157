import type { ReactNode } from 'react';
import { Button, CareNote, Fine, Row } from '@greenroom/shared-ui';
import { occasionMessages } from './messages/index.ts';

interface FormEndProps {
  busy: boolean;
  failed: boolean;
  /** The response shown when text suggests danger and is therefore not stored. */
  care: string | null | undefined;
  size?: 's';
  onCancel?: (() => void) | undefined;
}

/** The end of an occasion's form: help lines if needed, the buttons, and whether it was stored. */
export function FormEnd({ busy, failed, care, size, onCancel }: FormEndProps): ReactNode {
  const t = occasionMessages.useText();
  return (
    <>
      {care && <CareNote text={care} />}
      <Row wrap gap={size && 2}>
        <Button type="submit" variant={size ? undefined : 'primary'} size={size} busy={busy} busyLabel={t('saving')}>
          {t('save')}
        </Button>
        {onCancel && (
          <Button variant="quiet" size={size} onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </Row>
      <div role="status">{failed && <Fine tone="bad">{t('failed')}</Fine>}</div>
    </>
  );
}
