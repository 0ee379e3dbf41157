import styled from '@emotion/styled';
import { Download, Share2 } from 'lucide-react';
import { useCallback, useState, type ReactNode } from 'react';
import type { SceneFeedback } from '@greenroom/contracts';
import { Button, Fine, Icon } from '@greenroom/shared-ui';
import { Dialog } from '@greenroom/shared-ui/overlays';
import { texts } from '../feedback-texts.ts';
import { scoreText } from '../score-rail.tsx';
import { drawPicture } from './draw-picture.ts';
import { excerptOf } from './excerpt.ts';

const Preview = styled.canvas`
  display: block;
  width: 100%;
  max-width: 320px;
  height: auto;
  margin-inline: auto;
  border: 1px solid var(--line);
  border-radius: var(--r-print);
`;

interface ShareSheetProps {
  notes: SceneFeedback;
  close(): void;
}

/** The result as a picture to save or share, without the partner's words. */
export function ShareSheet({ notes, close }: ShareSheetProps): ReactNode {
  const t = texts.useText();
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const [failed, setFailed] = useState(false);
  const draw = useCallback(
    (element: HTMLCanvasElement | null) => {
      setCanvas(element);
      if (element) drawPicture(element, wordsOf(notes, t));
    },
    [notes, t],
  );
  const withFile = async (act: (file: File) => void | Promise<void>) => {
    const blob = await new Promise<Blob | null>((resolve) => canvas?.toBlob(resolve, 'image/png'));
    if (!blob) return setFailed(true);
    try {
      await act(new File([blob], 'greenroom.png', { type: 'image/png' }));
    } catch (cause) {
      // Cancelling the share sheet is not a failure.
      if (!(cause instanceof DOMException && cause.name === 'AbortError')) setFailed(true);
    }
  };
  const save = (file: File) => {
    const address = URL.createObjectURL(file);
    Object.assign(document.createElement('a'), { href: address, download: file.name }).click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  };
  const passOn = 'share' in navigator && 'canShare' in navigator;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t('share.title')}
      description={t('share.text')}
      closeLabel={t('share.close')}
      actions={
        <>
          <Button variant="primary" onClick={() => void withFile(save)}>
            <Icon of={Download} />
            {t('share.save')}
          </Button>
          {passOn && (
            <Button onClick={() => void withFile((file) => navigator.share({ files: [file], title: notes.title }))}>
              <Icon of={Share2} />
              {t('share.passOn')}
            </Button>
          )}
        </>
      }
    >
      <Preview
        ref={draw}
        role="img"
        aria-label={t('share.label', { title: notes.title, score: scoreText(notes.total.score) })}
      />
      {failed && (
        <Fine tone="bad" role="alert">
          {t('share.failed')}
        </Fine>
      )}
    </Dialog>
  );
}

function wordsOf(notes: SceneFeedback, t: ReturnType<typeof texts.useText>) {
  const { title, total, criteria } = notes;
  return {
    title,
    score: scoreText(total.score),
    value: total.score,
    band: t(`band.${total.band}`),
    criteria: criteria.map(({ name, score }) => ({ name, score: scoreText(score), value: score })),
    lines: excerptOf(notes),
    you: t('you'),
    hidden: t('share.hidden'),
    tagline: t('share.tagline'),
  };
}
