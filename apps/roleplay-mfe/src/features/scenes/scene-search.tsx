import styled from '@emotion/styled';
import { Search, X } from 'lucide-react';
import { useDeferredValue, type ReactNode } from 'react';
import { bounds, codeOf } from '@greenroom/contracts';
import { Icon, IconButton, Small, VisuallyHidden } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { useRoleplayHomepageQuery } from '../../shared/roleplay/index.ts';
import { FailedPanel } from '../../shared/waiting/index.ts';
import { OwnSceneCard } from './own-scene-card.tsx';
import { SceneRow } from './scene-row.tsx';

const Box = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  width: min(100%, 420px);
  min-height: 50px;
  padding: 0 2px 0 14px;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-control);
  background: var(--bg-deep);
  color: var(--text-2);
  &:focus-within:has(input:focus) {
    outline: 2px solid var(--focus);
    outline-offset: 1px;
  }
  input {
    flex: 1;
    min-width: 0;
    min-height: 44px;
    border: 0;
    background: none;
    color: var(--text);
    outline: none;
  }
  input::placeholder {
    color: var(--text-3);
    opacity: 1;
  }
  input::-webkit-search-cancel-button {
    display: none;
  }
`;

const Found = styled.div`
  margin-top: var(--s-6);
`;

interface SceneSearchProps {
  value: string;
  onChange(text: string): void;
}

/** The search field for scenes. */
export function SceneSearch({ value, onChange }: SceneSearchProps): ReactNode {
  const t = messages.useText();
  return (
    <Box role="search">
      <Icon of={Search} />
      <input
        type="search"
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        value={value}
        maxLength={bounds.searchLength}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onChange('')}
      />
      {value !== '' && <IconButton icon={X} label={t('search.clear')} onClick={() => onChange('')} />}
    </Box>
  );
}

/** The scenes that match the words, from all categories. */
export function FoundScenes({ search }: { search: string }): ReactNode {
  const t = messages.useText();
  const asked = useDeferredValue(search);
  const { currentData, data, error, refetch } = useRoleplayHomepageQuery({ query: { search: asked } });
  if (error && codeOf(error) !== 'bad_request') return <FailedPanel titleAs="h2" error={error} retry={refetch} />;
  // Keeps the earlier results until the new ones arrive.
  const scenes = (currentData ?? data)?.scenes;
  return (
    <Found>
      <VisuallyHidden role="status">
        {currentData && t('search.count', { count: currentData.scenes.length })}
      </VisuallyHidden>
      {scenes?.map((scene) => (
        <SceneRow key={scene.uuid} scene={scene} withSessions />
      ))}
      {scenes?.length === 0 && <Small tone={2}>{t('search.nothing', { search: asked })}</Small>}
      {scenes && <OwnSceneCard about={asked} />}
    </Found>
  );
}
