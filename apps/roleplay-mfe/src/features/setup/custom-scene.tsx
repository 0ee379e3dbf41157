import styled from '@emotion/styled';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { object, string } from 'yup';
import { bounds, paths, type SceneSentenceKey } from '@greenroom/contracts';
import { currentLocale } from '@greenroom/i18n';
import { Link, usePageHead, useSearchParams } from '@greenroom/navigation';
import { below, Body, Display, Field, Figures, Fine, Input, Lead, TextArea, TextLink } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { portraitOf } from '../../shared/scene/index.ts';
import { BriefCard } from './brief-card.tsx';
import { ContextField } from './context-field.tsx';
import { FactList } from './fact-list.ts';
import { DifficultyChoice, MediumChoice, PersonalityChoice, VoiceChoice } from './setup-choices.tsx';
import { SetupForm } from './setup-layout.ts';
import { texts } from './setup-texts.ts';
import { setupOf, usualSetup } from './setup-values.ts';
import { useSceneForm } from './use-scene-form.ts';

const Crumbs = styled(Body)`
  padding-top: var(--s-5);
`;

const Title = styled(Display)`
  margin-top: 8px;
`;

const About = styled(Lead)`
  max-width: 34em;
  margin-top: 12px;
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  align-items: start;
  ${below.sm} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-5);
  }
`;

const PlayedByAi = styled(Fine)`
  margin-top: var(--s-7);
`;

const sentence = (key: SceneSentenceKey) => key;

const schema = object({
  description: string()
    .trim()
    .required(sentence('descriptionRequired'))
    .max(bounds.sceneDescriptionLength, sentence('descriptionInvalid')),
  roleplayName: string().trim().required(sentence('nameRequired')).max(bounds.sceneNameLength, sentence('nameInvalid')),
  aiRole: string().trim().required(sentence('roleRequired')).max(bounds.sceneRoleLength, sentence('inputInvalid')),
  aiRoleName: string().trim().max(bounds.sceneRoleLength, sentence('inputInvalid')),
  additionalContext: string().max(bounds.sceneContextLength, sentence('contextInvalid')),
});

const initial = {
  ...usualSetup,
  aiPersonality: 'charming' as (typeof usualSetup)['aiPersonality'],
  voiceStyle: 'bright-and-quick' as (typeof usualSetup)['voiceStyle'],
  description: '',
  roleplayName: '',
  aiRole: '',
  aiRoleName: '',
};

/** Takes the description from a link (`?description=`), once, since a reload would otherwise undo changes. */
function useGivenDescription(take: (text: string) => void): void {
  const [query, setQuery] = useSearchParams();
  const given = query.get('description');
  const takeOnce = useEffectEvent((text: string) => {
    take(text);
    setQuery({}, { replace: true });
  });
  useEffect(() => {
    if (given !== null) takeOnce(given);
  }, [given]);
}

const useCustomForm = () =>
  useSceneForm({
    initial,
    schema,
    keepAs: 'scene:custom',
    request: ({ description, roleplayName, aiRole, aiRoleName, ...setup }) => ({
      scene: { kind: 'custom', description, roleplayName, aiRole, aiRoleName },
      ...setupOf(setup),
      // On German pages the person rehearses in German.
      language: currentLocale(),
    }),
  });

type CustomForm = ReturnType<typeof useCustomForm>;

/** A custom scene: who, where, and what the partner is like. */
export function CustomScene(): ReactNode {
  const t = texts.useText();
  const ofApp = messages.useText();
  usePageHead({ title: t('custom.title'), description: t('custom.about') });
  const form = useCustomForm();
  const { values, change, leave, problem } = form;
  useGivenDescription((text) => change('description', text.slice(0, bounds.sceneDescriptionLength)));
  const text = (name: 'roleplayName' | 'aiRole' | 'aiRoleName') => ({
    name,
    value: values[name],
    maxLength: bounds.sceneRoleLength,
    onChange: ({ target }: { target: HTMLInputElement }) => change(name, target.value),
    onBlur: () => leave(name),
  });
  // The picture changes when a field is left, not with every letter.
  const [partner, setPartner] = useState(form.values);
  const optional = (label: string) => (
    <>
      {label} <span style={{ color: 'var(--text-3)' }}>{t('optional')}</span>
    </>
  );
  return (
    <>
      <Crumbs tone={2}>
        <TextLink alone as={Link} to={paths.categories}>
          {ofApp('scenes.title')}
        </TextLink>
      </Crumbs>
      <Title>{t('custom.title')}</Title>
      <About>{t('custom.about')}</About>
      <SetupForm {...form.attributes} onBlur={() => setPartner(form.values)}>
        <Fields>
          <Field
            label={t('custom.description')}
            hint={
              <Figures>
                {t('custom.length', { used: values.description.length, most: bounds.sceneDescriptionLength })}
              </Figures>
            }
            error={problem('description')}
          >
            <TextArea
              name="description"
              rows={4}
              aria-required
              placeholder={t('custom.descriptionExample')}
              maxLength={bounds.sceneDescriptionLength}
              value={values.description}
              onChange={({ target }) => change('description', target.value)}
              onBlur={() => leave('description')}
            />
          </Field>
          <Field label={t('custom.name')} error={problem('roleplayName')}>
            <Input aria-required {...text('roleplayName')} />
          </Field>
          <Pair>
            <Field label={t('custom.role')} error={problem('aiRole')}>
              <Input aria-required {...text('aiRole')} />
            </Field>
            <Field label={optional(t('custom.roleName'))} error={problem('aiRoleName')}>
              <Input {...text('aiRoleName')} />
            </Field>
          </Pair>
          <VoiceChoice form={form} />
          <PersonalityChoice form={form} />
          <DifficultyChoice form={form} />
          <MediumChoice form={form} />
          <ContextField form={form} label={optional(t('custom.context'))} placeholder={t('custom.contextExample')} />
        </Fields>
        <Brief form={form} partner={partner} />
      </SetupForm>
      <PlayedByAi tone={3}>{ofApp('playedByAi')}</PlayedByAi>
    </>
  );
}

/** A summary of the scene, beside its fields. */
function Brief({ form, partner }: { form: CustomForm; partner: CustomForm['values'] }): ReactNode {
  const t = texts.useText();
  const { values } = form;
  return (
    <BriefCard
      art={portraitOf({ name: partner.aiRoleName, role: partner.aiRole })}
      head={values.roleplayName.trim() || t('custom.brief')}
      note={t('custom.note')}
      title={values.roleplayName.trim()}
      form={form}
    >
      <FactList>
        <div>
          <dt>{t('custom.across')}</dt>
          <dd>
            {[values.aiRoleName, values.aiRole]
              .map((part) => part.trim())
              .filter(Boolean)
              .join(', ') || '…'}
          </dd>
        </div>
        <div>
          <dt>{t('custom.like')}</dt>
          <dd>{t(`personality.${values.aiPersonality}`)}</dd>
        </div>
        <div>
          <dt>{t('custom.hides')}</dt>
          <dd>{t('custom.findOut')}</dd>
        </div>
      </FactList>
    </BriefCard>
  );
}
