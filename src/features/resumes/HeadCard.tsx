import { chakra } from '@chakra-ui/react/styled-system'
import { memo } from 'react'
import { LONGEST_HEADLINE } from '../../../openapi/resume-fields.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { showContact, wordHeadline } from '../../machines/resume/edits.ts'
import { Panel } from '../../ui/Panel.tsx'
import type { BuilderState } from './builder.ts'
import { fieldId } from './places.ts'
import { PlainField } from './PlainField.tsx'

type HeadCardProps = Pick<BuilderState, 'edit' | 'lang' | 'facts'> &
  Pick<BuilderState['draft']['content'], 'headline' | 'contacts'>

/** The top of the paper: the headline, and how to reach the person. */
export const HeadCard = memo(function HeadCard({ edit, lang, facts, headline, contacts }: HeadCardProps) {
  const { t } = useTexts()
  return (
    <Panel title={t('resume.build.head')}>
      <chakra.div display="grid" gap="4">
        <PlainField
          id={fieldId('head.headline')}
          label={t('resume.build.headline')}
          lang={lang}
          value={headline?.[lang] ?? ''}
          placeholder={facts.headline?.[lang]}
          most={LONGEST_HEADLINE}
          onChange={(words) => edit('head.headline', wordHeadline(lang, words))}
        />
        <Contacts edit={edit} facts={facts} contacts={contacts} />
      </chakra.div>
    </Panel>
  )
})

/** Which of the ways to reach the person are on the paper. */
const Contacts = memo(function Contacts({ edit, facts, contacts }: Pick<HeadCardProps, 'edit' | 'facts' | 'contacts'>) {
  const { t, pick } = useTexts()
  const shown = new Set(contacts)
  return (
    <chakra.fieldset>
      <chakra.legend textStyle="label" mb="1">
        {t('resume.build.contacts')}
      </chakra.legend>
      {facts.contacts.length === 0 ? (
        <chakra.p textStyle="sm" color="fg.muted">
          {t('resume.build.contacts_none')}
        </chakra.p>
      ) : null}
      {facts.contacts.map(({ key, text, name, href }) => (
        <chakra.label key={key} display="flex" alignItems="center" gap="3" minHeight="11" cursor="pointer">
          <chakra.input
            type="checkbox"
            id={fieldId(`contact/${key}`)}
            checked={shown.has(key)}
            onChange={(event) => edit(`contact/${key}`, showContact(key, event.target.checked))}
            width="5"
            height="5"
            flexShrink="0"
            accentColor="primary.solid"
          />
          <chakra.span minWidth="0" overflowWrap="anywhere">
            {pick(text as Parameters<typeof pick>[0])?.text ?? href}
            {name ? (
              <chakra.span ms="2" color="fg.muted" textStyle="sm">
                {pick(name as Parameters<typeof pick>[0])?.text}
              </chakra.span>
            ) : null}
          </chakra.span>
        </chakra.label>
      ))}
    </chakra.fieldset>
  )
})
