/** The layout of the settings: sections, rows and save confirmations. */
export { ForSignedIn } from './for-signed-in.tsx';
export { settingMessages } from './messages/index.ts';
export { PartFailed } from './part-failed.tsx';
export { SaidWhenDone } from './said-when-done.tsx';
export { SettingLine } from './setting-line.tsx';
export { SettingsLayout } from './settings-layout.tsx';
export { SettingSection } from './setting-section.tsx';
