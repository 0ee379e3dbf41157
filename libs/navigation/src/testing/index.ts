/** A router that leaves the address of the window alone, for stories. */
export { MemoryRouter } from 'react-router-dom';
