import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { lazyOptionalPart } from '../../shared/lazy/index.ts';

export const SearchPanel = lazyOptionalPart(async () => (await import('./search/index.ts')).SearchPanel);

/** Opens the search, and prefetches it on hover or focus. */
export function SearchButton({ open }: { open(): void }): ReactNode {
  const t = messages.useText();
  return (
    <IconButton
      icon={Search}
      label={t('chat.search')}
      onClick={open}
      onFocus={SearchPanel.fetch}
      onPointerEnter={SearchPanel.fetch}
    />
  );
}
