import { Download, Ellipsis, NotebookPen, Quote, Trash2 } from 'lucide-react';
import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useCurrentUser } from '@greenroom/auth';
import { endpoints } from '@greenroom/contracts';
import { IconButton } from '@greenroom/shared-ui';
import { Menu, MenuItem, MenuLink, MenuRule } from '@greenroom/shared-ui/overlays';
import { messages } from '../../../messages/index.ts';
import { lazyOptionalPart } from '../../../shared/lazy/index.ts';
import { DeleteConversation } from './delete-conversation.tsx';

const LineSheet = lazyOptionalPart(async () => (await import('../line/index.ts')).LineSheet);
const RecapSheet = lazyOptionalPart(async () => (await import('../recap/index.ts')).RecapSheet);

interface ConversationMenuProps {
  conversationUuid: string;
  instructorSlug: string;
  firstName: string;
}

/** The conversation's menu: recap, download and delete. */
export function ConversationMenu({ conversationUuid, instructorSlug, firstName }: ConversationMenuProps): ReactNode {
  const t = messages.useText();
  const [open, setOpen] = useState<'line' | 'recap' | 'delete'>();
  const { user } = useCurrentUser();
  const close = () => setOpen(undefined);
  return (
    <>
      <Menu trigger={<IconButton icon={Ellipsis} label={t('chat.more')} />}>
        <MenuItem icon={NotebookPen} onClick={() => setOpen('recap')}>
          {t('chat.recap')}
        </MenuItem>
        {user.loggedIn && (
          <MenuItem icon={Quote} onClick={() => setOpen('line')}>
            {t('chat.line')}
          </MenuItem>
        )}
        <MenuRule />
        <MenuLink icon={Download} href={exportAddress(conversationUuid, 'markdown')} as={DownloadLink}>
          {t('chat.exportMarkdown')}
        </MenuLink>
        <MenuLink icon={Download} href={exportAddress(conversationUuid, 'json')} as={DownloadLink}>
          {t('chat.exportJson')}
        </MenuLink>
        <MenuRule />
        <MenuItem icon={Trash2} onClick={() => setOpen('delete')}>
          {t('chat.delete')}
        </MenuItem>
      </Menu>
      {open === 'delete' && (
        <DeleteConversation conversationUuid={conversationUuid} instructorSlug={instructorSlug} close={close} />
      )}
      {open === 'line' && <LineSheet close={close} />}
      {open === 'recap' && <RecapSheet conversationUuid={conversationUuid} firstName={firstName} close={close} />}
    </>
  );
}

const exportAddress = (conversationUuid: string, format: 'markdown' | 'json') =>
  `${endpoints.chatExport.path}?${new URLSearchParams({ conversation_uuid: conversationUuid, format })}`;

/** A download link; the server names the file. */
function DownloadLink({ children, ...props }: ComponentPropsWithRef<'a'>): ReactNode {
  return (
    <a {...props} download="">
      {children}
    </a>
  );
}
