/** How the settings look: sections, lines, and what is said when something was kept. */
export { ForSignedIn } from './for-signed-in.tsx';
export { settingMessages } from './messages/index.ts';
export { PartFailed } from './part-failed.tsx';
export { SaidWhenDone } from './said-when-done.tsx';
export { SettingLine } from './setting-line.tsx';
export { SettingsLayout } from './settings-layout.tsx';
export { SettingSection } from './setting-section.tsx';
