import { Button } from '@chakra-ui/react/button'
import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { z } from 'zod'
import { pages } from '../../../openapi/routes.ts'
import { newResume } from '../../../openapi/schemas/resume.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useSave } from '../../hooks/useSave.ts'
import { CARRIED_LANGUAGES } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { SaveForm } from '../../ui/form/SaveForm.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import { createMachine, writtenMachine } from './resume.effects.ts'

export interface StartResumeProps {
  readonly isFirst: boolean
  /** The plan allows no more. */
  readonly isFull: boolean
  readonly limit: number | null
  readonly onCreated: (id: string) => void
  /** Null: there is nothing to go back to. */
  readonly onCancel: (() => void) | null
}
const body = z.strictObject({ name: newResume.shape.name, lang: newResume.shape.lang })

interface FirstResumeProps extends Omit<StartResumeProps, 'isFirst' | 'onCancel'> {
  /** Reads how much there is; stories give their own. */
  readonly machine?: typeof writtenMachine
}

/** The first resume, once something is written of which it can be made; an empty page is no beginning. */
export function FirstResume({ machine = writtenMachine, ...props }: FirstResumeProps) {
  const { t } = useTexts()
  const [isEmptyWanted, setEmptyWanted] = useState(false)
  const written = useLoad(machine, null)
  return (
    <LoadGate load={written} skeleton={<FormSkeleton fields={2} />}>
      {({ parts }) =>
        isEmptyWanted || parts.some(({ count }) => count > 0) ? (
          <StartResume isFirst onCancel={null} {...props} />
        ) : (
          <>
            <PageHeader title={t('page.resumeBuilder.title')} purpose={t('resume.build.purpose')} />
            <EmptyState
              title={t('resume.build.nothing_written')}
              text={t('resume.build.nothing_written.text')}
              action={
                <chakra.span display="flex" flexWrap="wrap" gap="2" justifyContent="center">
                  <Button asChild>
                    <RouterLink to={pages.resumeInformation.path}>
                      {t('resume.build.nothing_written.action')}
                    </RouterLink>
                  </Button>
                  <Button variant="ghost" colorPalette="gray" onClick={() => setEmptyWanted(true)}>
                    {t('resume.build.nothing_written.skip')}
                  </Button>
                </chakra.span>
              }
            />
          </>
        )
      }
    </LoadGate>
  )
}

/** A new resume: its name and the language it opens in; everything else is there already. */
export function StartResume({ isFirst, isFull, limit, onCreated, onCancel }: StartResumeProps) {
  const { t, lang } = useTexts()
  const form = useSchemaForm(body, { name: isFirst ? t('resume.build.first_name') : '', lang })
  const save = useSave(createMachine, { row: null, onSaved: ({ id }) => onCreated(id) })
  return (
    <>
      <PageHeader title={t('page.resumeBuilder.title')} purpose={t('resume.build.purpose')} />
      <chakra.div maxWidth="40rem" display="grid" gap="4">
        {isFull ? (
          <Notice
            kind="info"
            title={t('resume.build.full', { limit: limit ?? 0 })}
            actions={
              <Link asChild>
                <RouterLink to={pages.plan.path}>{t('resume.build.full.plan')}</RouterLink>
              </Link>
            }
          />
        ) : null}
        <Panel title={t(isFirst ? 'resume.build.first' : 'resume.build.start')} text={t('resume.build.start.text')}>
          <SaveForm
            form={form}
            save={save}
            valuesOf={(values) => values}
            submit={t('resume.build.create')}
            {...(onCancel ? { onCancel } : {})}
          >
            <TextField
              control={form.control}
              name="name"
              label={t('resume.build.name')}
              help={t('resume.build.name.help')}
              required
            />
            <SelectField
              control={form.control}
              name="lang"
              label={t('resume.build.opens')}
              choices={CARRIED_LANGUAGES.map(({ value, name }) => ({ value, label: name }))}
              required
            />
          </SaveForm>
        </Panel>
        {isFirst ? (
          <Link asChild alignSelf="start" justifySelf="start" minHeight="11">
            <RouterLink to={{ pathname: pages.resumeInformation.path, search: 'import' }}>
              {t('facts.import.offer')}
            </RouterLink>
          </Link>
        ) : null}
      </chakra.div>
    </>
  )
}
