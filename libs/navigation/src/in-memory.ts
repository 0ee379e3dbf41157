/** A router that does not use the browser's address: for stories, many of which share one document. */
export { MemoryRouter } from 'react-router-dom';
