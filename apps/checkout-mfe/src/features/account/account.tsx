import styled from '@emotion/styled';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useCurrentUser } from '@greenroom/auth';
import { pathTo, paths } from '@greenroom/contracts';
import { Link, useNavigate } from '@greenroom/navigation';
import { BusyText, Small, TextLink } from '@greenroom/shared-ui';
import { CheckoutPage, messages } from '../../shared/checkout/index.ts';
import { useChoice } from '../../shared/choice/index.ts';
import { PlanAside, PlanDue } from '../../shared/plan-aside/index.ts';

/** The form components are half of this page's code: the step, the plan and its price load first. */
const AuthMethods = lazy(async () => ({ default: (await import('./auth-methods.tsx')).AuthMethods }));

const Form = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
  max-width: 540px;
  margin-top: var(--s-6);
`;

/**
 * The checkout's first step: an account with address and password or through an identity provider. All of them lead on.
 */
export function Account(): ReactNode {
  const t = messages.useText();
  const { user } = useCurrentUser();
  const [{ tier }] = useChoice();
  const navigate = useNavigate();
  const next = tier === undefined ? paths.checkoutMembership : paths.checkoutPayment;

  useEffect(() => {
    if (user.loggedIn) void navigate(next, { replace: true });
  }, [user.loggedIn, navigate, next]);

  return (
    <CheckoutPage
      step="account"
      heading={t('account.heading')}
      lead={t('account.lead')}
      due={<PlanDue />}
      aside={<PlanAside />}
    >
      <Form>
        <Suspense
          fallback={
            <div aria-busy>
              <BusyText>{t('loading')}</BusyText>
            </div>
          }
        >
          <AuthMethods returnTo={next} />
          <Small>
            <TextLink alone as={Link} to={pathTo('customAuth', { customAuthSlug: 'login' }, { returnTo: next })}>
              {t('account.logIn')}
            </TextLink>
          </Small>
        </Suspense>
      </Form>
    </CheckoutPage>
  );
}
