/** A router whose address is not the browser's: for stories, many of which share one document. */
export { MemoryRouter } from 'react-router-dom';
