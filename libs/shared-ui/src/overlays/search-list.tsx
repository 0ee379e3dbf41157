import { Autocomplete as Base } from '@base-ui/react/autocomplete';
import styled from '@emotion/styled';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { inputStyles } from '../forms/input.tsx';
import { floatingItem } from './surface.ts';

const Control = styled(Base.Input)(inputStyles);

const List = styled(Base.List)`
  max-height: min(52vh, 460px);
  margin-inline: -12px;
  overflow-y: auto;
`;

const Heading = styled(Base.GroupLabel)`
  padding: 12px 14px 4px;
  color: var(--text-2);
  font-size: var(--fs-fine);
`;

const Line = styled(Base.Item)(floatingItem);

export interface SearchGroup<Item> {
  label: string;
  items: readonly Item[];
}

export interface SearchListProps<Item> {
  /** The field's label. */
  label: string;
  maxLength: number;
  text: string;
  onTextChange: (text: string) => void;
  groups: readonly SearchGroup<Item>[];
  keyOf: (item: Item) => string;
  /** Returns the link of a result: Enter follows the highlighted one, a click any. */
  linkOf: (item: Item) => ReactElement;
  /** Returns the content of that link. */
  wordsOf: (item: Item) => ReactNode;
  field?: RefObject<HTMLInputElement | null>;
  /** The status of the search, between the field and the results. */
  children?: ReactNode;
}

/**
 * A search field with grouped results below it. The arrow keys highlight a result while the focus stays in the field;
 * the first one is highlighted from the start.
 */
export function SearchList<Item>({
  label,
  maxLength,
  text,
  onTextChange,
  groups,
  keyOf,
  linkOf,
  wordsOf,
  field,
  children,
}: SearchListProps<Item>) {
  return (
    <Base.Root
      open
      inline
      items={groups}
      filter={null}
      autoHighlight="always"
      value={text}
      onValueChange={(next, { reason }) => reason !== 'item-press' && onTextChange(next)}
      itemToStringValue={() => text}
    >
      <Control ref={field} aria-label={label} placeholder={label} maxLength={maxLength} type="search" />
      {children}
      <List>
        {(group: SearchGroup<Item>) => (
          <Base.Group key={group.label} items={group.items}>
            <Heading>{group.label}</Heading>
            <Base.Collection>
              {(item: Item) => (
                <Line key={keyOf(item)} value={item} render={linkOf(item)} nativeButton={false}>
                  {wordsOf(item)}
                </Line>
              )}
            </Base.Collection>
          </Base.Group>
        )}
      </List>
    </Base.Root>
  );
}
