/** By this file what draws pages begins, in a task of its own. */
export { createRoot, hydrateRoot } from 'react-dom/client';
