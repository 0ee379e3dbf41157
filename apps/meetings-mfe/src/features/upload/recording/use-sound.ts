import { useEffect, useState } from 'react';
import type { Sound, SoundRefusal } from '../../../shared/recording/index.ts';

export type OpenedSound =
  { status: 'reading' } | { status: 'refused'; why: SoundRefusal } | { status: 'open'; sound: Sound };

/** Opens the sound of a chosen file. The caller closes it, or lets an upload do so. */
export function useSound(file: File): OpenedSound {
  const [opened, setOpened] = useState<OpenedSound>({ status: 'reading' });
  useEffect(() => {
    let isLeft = false;
    const open = async () => {
      const { openSound } = await import('../../../shared/recording/sound/index.ts');
      const sound = await openSound(file);
      if (isLeft) sound.close();
      else setOpened({ status: 'open', sound });
    };
    open().catch((error: unknown) => {
      const { refusal = 'damaged' } = error as { refusal?: SoundRefusal };
      if (!isLeft) setOpened({ status: 'refused', why: refusal });
    });
    return () => {
      isLeft = true;
    };
  }, [file]);
  return opened;
}
