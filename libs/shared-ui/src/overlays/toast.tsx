import { Toast as Base } from '@base-ui/react/toast';
import styled from '@emotion/styled';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { TextButton } from '../actions/text-link.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../surfaces/icon.tsx';
import { from } from '../theme/breakpoints.ts';
import { floating } from './surface.ts';

const Place = styled(Base.Viewport)`
  position: fixed;
  z-index: 40;
  left: 12px;
  right: 12px;
  bottom: calc(84px + env(safe-area-inset-bottom));
  display: grid;
  gap: 8px;
  ${from.md} {
    left: auto;
    right: 24px;
    bottom: 24px;
    width: 380px;
  }
`;

const Sheet = styled(Base.Root)`
  ${floating}
  &[data-limited] {
    display: none;
  }
`;

const Line = styled(Base.Content)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 12px;
  align-items: start;
  padding: 12px 6px 12px 16px;
  font-size: var(--fs-small);
  [data-tone='good'] {
    color: var(--good);
  }
  [data-tone='bad'] {
    color: var(--bad);
  }
  > button {
    margin: -8px 0;
  }
`;

const Words = styled.div`
  display: grid;
  gap: 2px;
  justify-items: start;
  p {
    color: var(--text-2);
  }
`;

const Name = styled(Base.Title)`
  font-weight: 560;
`;

export interface ToastMessage {
  title: ReactNode;
  text?: ReactNode;
  tone?: 'good' | 'bad';
  action?: { label: ReactNode; onClick: () => void };
}

function Toasts({ closeLabel }: { closeLabel: string }) {
  const { toasts } = Base.useToastManager();
  return toasts.map((toast) => (
    <Sheet key={toast.id} toast={toast}>
      <Line>
        <span data-tone={toast.type}>
          {toast.type === 'good' && <Icon of={CircleCheck} />}
          {toast.type === 'bad' && <Icon of={CircleAlert} />}
        </span>
        <Words>
          <Name render={<div />} />
          <Base.Description />
          {toast.actionProps && <Base.Action render={<TextButton type="button" />} />}
        </Words>
        <Base.Close render={<IconButton icon={X} label={closeLabel} />} />
      </Line>
    </Sheet>
  ));
}

/** Wraps the page once. `closeLabel` names the button that dismisses a toast. */
export function ToastProvider({ closeLabel, children }: { closeLabel: string; children: ReactNode }) {
  return (
    <Base.Provider limit={3} timeout={6000}>
      {children}
      <Base.Portal>
        <Place>
          <Toasts closeLabel={closeLabel} />
        </Place>
      </Base.Portal>
    </Base.Provider>
  );
}

/**
 * Returns functions for short messages in the corner. They are announced and disappear after six seconds, unless they
 * hold an action or report an error.
 */
export function useToast() {
  const { add } = Base.useToastManager();
  return {
    show({ title, text, tone, action }: ToastMessage) {
      add({
        title,
        description: text,
        type: tone,
        priority: tone === 'bad' ? 'high' : 'low',
        ...((tone === 'bad' || action) && { timeout: 0 }),
        ...(action && { actionProps: { children: action.label, onClick: action.onClick } }),
      });
    },
  };
}
