/** UI shared by all call pages: controls, sound and settings. Loaded only with a call page. */
export { Controls } from './controls.ts';
export { Drawer, DrawerHead } from './drawer.ts';
export { HeardWords } from './heard-words.tsx';
export { HoldControl } from './hold-control.tsx';
export { callControlTexts } from './messages/index.ts';
export { SoundSettings } from './sound-settings.tsx';
export { TalkControl } from './talk-control.tsx';
export { useLevel } from './use-level.ts';
export { usePageCall } from './use-page-call.ts';
export { useTalkKey } from './use-talk-key.ts';
export { useWakeOnTouch } from './use-wake-on-touch.ts';
