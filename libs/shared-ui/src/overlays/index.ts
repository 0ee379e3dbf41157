export * from './dialog.tsx';
export * from './menu.tsx';
export * from './select.tsx';
export * from './tabs.tsx';
export * from './toast.tsx';
export * from './tooltip.tsx';
