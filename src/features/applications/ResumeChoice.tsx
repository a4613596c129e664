import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { Control } from 'react-hook-form'
import { Link as RouterLink } from 'react-router'
import { pages } from '../../../openapi/routes.ts'
import type { SentFile } from '../../../openapi/schemas/job-application.ts'
import type { ResumeRow } from '../../../openapi/schemas/resume.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { CARRIED_LANGUAGES, ownNameOf } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ChoiceCard } from '../../ui/ChoiceCard.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { useField } from '../../ui/form/useField.ts'
import { UploadIcon } from '../../ui/icons.tsx'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { SheetDrawing } from '../../ui/SheetDrawing.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { cvMachine, resumesLoad, thumbnailLoad } from './apply.effects.ts'
import { FileField } from './FileField.tsx'
import { Missing } from './Missing.tsx'

/** The builder, which knows of the job: it compares a resume with it, and leads back to its application. */
const builderPath = (asked: Readonly<Record<string, string>>, job: string) =>
  `${pages.resumeBuilder.path}?${new URLSearchParams({ ...asked, job }).toString()}`

interface ResumeChoiceProps {
  readonly control: Control
  /** The slug of the job. */
  readonly job: string
  /** The CV that is saved. */
  readonly cv: SentFile | null
  readonly isMissing: boolean
}

/** One of the person's resumes, or a CV of theirs as a file. */
export function ResumeChoice({ control, job, cv, isMissing }: ResumeChoiceProps) {
  const resumes = useLoad(resumesLoad, null)
  return (
    <chakra.div data-place="resume" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <Missing isMissing={isMissing} of="resume" />
      <LoadGate load={resumes} skeleton={<TextSkeleton lines={3} />}>
        {(rows) => <Choice rows={rows} control={control} job={job} cv={cv} />}
      </LoadGate>
    </chakra.div>
  )
}

function Choice({
  rows,
  control,
  job,
  cv,
}: Omit<ResumeChoiceProps, 'isMissing'> & { readonly rows: readonly ResumeRow[] }) {
  const { t } = useTexts()
  const resume = useField({ control, name: 'resume_id' })
  const file = useField({ control, name: 'cv_file_id' })
  const lang = useField({ control, name: 'lang' })
  const chosen = rows.find(({ id }) => id === resume.value)
  const [isUploading, setUploading] = useState(Boolean(file.value) || rows.length === 0)
  const choose = (row: ResumeRow) => {
    setUploading(false)
    resume.change(row.id)
    lang.change(row.lang)
    file.change(null)
  }
  const upload = () => {
    setUploading(true)
    resume.change(null)
  }
  return (
    <>
      {rows.length === 0 ? (
        <chakra.div display="grid" gap="2" justifyItems="start">
          <p>{t('application.resume.none')}</p>
          <Button variant="outline" asChild>
            <RouterLink to={builderPath({ new: '' }, job)}>{t('application.resume.make')}</RouterLink>
          </Button>
        </chakra.div>
      ) : (
        <chakra.div
          role="group"
          aria-label={t('application.resume')}
          display="grid"
          gap="3"
          gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))"
        >
          {rows.map((row) => (
            <ChoiceCard key={row.id} isChosen={row === chosen} onChoose={() => choose(row)}>
              <chakra.span display="block" width="6rem" maxWidth="full">
                <Thumbnail id={row.id} />
              </chakra.span>
              <chakra.span display="block" minWidth="0" overflowWrap="anywhere">
                <chakra.span display="block" fontWeight="600">
                  {row.name}
                </chakra.span>
                <bdi lang={row.lang}>{ownNameOf(row.lang)}</bdi>
              </chakra.span>
            </ChoiceCard>
          ))}
          <ChoiceCard isChosen={isUploading} onChoose={upload}>
            <UploadIcon />
            <chakra.span fontWeight="600">{t('application.cv.instead')}</chakra.span>
          </ChoiceCard>
        </chakra.div>
      )}
      {chosen ? (
        <chakra.div display="flex" flexWrap="wrap" gap="4" alignItems="flex-end">
          <chakra.div flex="0 1 16rem">
            <SelectField
              control={control}
              name="lang"
              label={t('application.resume.lang')}
              isAlwaysChosen
              choices={CARRIED_LANGUAGES.map(({ value, name }) => ({ value, label: name, lang: value }))}
            />
          </chakra.div>
          <Button variant="outline" colorPalette="gray" asChild>
            <RouterLink to={builderPath({ resume: chosen.id }, job)}>{t('application.resume.tailor')}</RouterLink>
          </Button>
        </chakra.div>
      ) : null}
      {isUploading ? (
        <FileField
          control={control}
          name="cv_file_id"
          label={t('application.cv')}
          help={t('application.cv.help')}
          kind="document"
          machine={cvMachine}
          saved={cv}
        />
      ) : null}
    </>
  )
}

function Thumbnail({ id }: { readonly id: string }) {
  const { data } = useLoad(thumbnailLoad, id)
  return <SheetDrawing svg={data} />
}
