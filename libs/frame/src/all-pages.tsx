import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { personKinds } from '@greenroom/api-client/testing';
import type { RemoteRoute } from '@greenroom/federation';
import { addressAs } from './frame-choices.ts';
import { exampleOf } from './route-links.ts';

const Sheet = styled.main`
  max-width: 1240px;
  margin: 0 auto;
  padding: var(--s-6) var(--s-5);
  h1 {
    margin-bottom: var(--s-5);
    font: 300 var(--fs-display) / 1.1 var(--font-display);
  }
  dl {
    display: grid;
    gap: var(--s-5);
  }
  dt {
    font-weight: 560;
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s-4);
    margin: 0;
  }
  dd a {
    display: inline-flex;
    align-items: center;
    min-height: var(--tap);
    color: var(--text-2);
  }
`;

interface AllPagesProps {
  name: string;
  routes: readonly RemoteRoute[];
  examples: Record<string, string>;
}

/** Lists every page of the remote for each kind of person, for developers who try it out. */
export function AllPages({ name, routes, examples }: AllPagesProps): ReactNode {
  return (
    <Sheet>
      <h1>{name}, page by page</h1>
      <dl>
        {routes.map((route) => (
          <div key={route.path}>
            <dt>{route.path}</dt>
            <dd>
              {personKinds.map((kind) => (
                // A full page load, because the kind of person is settled before anything is rendered.
                <a key={kind} href={addressAs(exampleOf(route, examples), kind)}>
                  {kind}
                </a>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
