import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Ellipsis, Search, Settings, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Row } from '../layout/flow.ts';
import { Piece, Pieces, Sheet } from '../story-sheet.tsx';
import {
  Dialog,
  Menu,
  MenuItem,
  MenuLink,
  MenuRule,
  Select,
  Tabs,
  ToastProvider,
  Tooltip,
  TooltipProvider,
  useToast,
} from './index.ts';

const meta: Meta = { title: 'Overlays' };
export default meta;

function SampleDialog({ initially = false }: { initially?: boolean }) {
  const [open, setOpen] = useState(initially);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete the conversation</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Delete this conversation?"
        description="It goes for good: what you wrote, what Imogen answered, and the notes."
        closeLabel="Close"
        actions={
          <>
            <Button variant="primary" onClick={() => setOpen(false)}>
              Delete it
            </Button>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Keep it
            </Button>
          </>
        }
      />
    </>
  );
}

function SampleSelect() {
  const [value, setValue] = useState<string>('en');
  const options = [
    { value: 'en', label: 'English' },
    { value: 'de', label: 'Deutsch' },
  ];
  return <Select label="Language" hint="For the whole house" options={options} value={value} onChange={setValue} />;
}

function SampleToast() {
  const { show } = useToast();
  return (
    <Row wrap>
      <Button onClick={() => show({ tone: 'good', title: 'Saved', text: 'It is on your shelf.' })}>Good news</Button>
      <Button
        onClick={() =>
          show({
            tone: 'bad',
            title: 'Not saved',
            text: 'The connection went.',
            action: { label: 'Try again', onClick: () => undefined },
          })
        }
      >
        Bad news
      </Button>
    </Row>
  );
}

export const Overlays: StoryObj = {
  render: () => (
    <ToastProvider closeLabel="Put away">
      <TooltipProvider>
        <Sheet title="Overlays">
          <Pieces name="Overlays">
            <Piece caption="Dialog">
              <SampleDialog />
            </Piece>
            <Piece caption="Menu">
              <Menu align="start" trigger={<IconButton label="More" icon={Ellipsis} />}>
                <MenuLink icon={Settings} href="#settings">
                  Settings
                </MenuLink>
                <MenuRule />
                <MenuItem icon={Trash2}>Delete the conversation</MenuItem>
              </Menu>
            </Piece>
            <Piece caption="Tooltip">
              <Tooltip text="Search this conversation">
                <IconButton label="Search this conversation" icon={Search} />
              </Tooltip>
            </Piece>
            <SampleSelect />
            <Piece caption="Toast">
              <SampleToast />
            </Piece>
          </Pieces>
          <Pieces name="Tabs" grid={false}>
            <Tabs
              label="Shelf"
              tabs={[
                { value: 'lessons', label: 'Lessons', panel: 'Six lessons' },
                { value: 'history', label: 'History', panel: 'Nothing opened yet' },
              ]}
            />
          </Pieces>
        </Sheet>
      </TooltipProvider>
    </ToastProvider>
  ),
};

export const OpenDialog: StoryObj = { render: () => <SampleDialog initially /> };
