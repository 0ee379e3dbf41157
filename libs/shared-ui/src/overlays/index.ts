export * from './dialog.tsx';
export * from './whole-dialog.tsx';
export * from './menu.tsx';
export * from './search-list.tsx';
export * from './select.tsx';
export * from './tabs.tsx';
export * from './toast.tsx';
export * from './tooltip.tsx';
