/** What stands in for React before 18; this one has its own. */
export { useSyncExternalStore } from 'react';
