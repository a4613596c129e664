import { chakra } from '@chakra-ui/react/styled-system'
import type { ManagedResumeTemplate } from '../../../openapi/schemas/resume-template.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { SheetDrawing } from '../../ui/SheetDrawing.tsx'
import { OfferedRows } from './OfferedRows.tsx'
import type { OfferedListProps } from './OfferedScreen.tsx'
import { resumeSampleMachine } from './resume-templates.effects.ts'
import { useResumeTemplateName } from './useResumeTemplateName.ts'

/** Every template of resumes in the order in which people see them, each with its sample as it is printed. */
export function ResumeTemplateListView(props: OfferedListProps<ManagedResumeTemplate>) {
  const { t, pick } = useTexts()
  return (
    <OfferedRows
      {...props}
      label={t('page.manageResumeTemplates.title')}
      nameOf={useResumeTemplateName()}
      look="panels"
      Picture={SamplePicture}
      facts={(row) => [
        pick(row.category)?.text,
        t(row.is_premium ? 'administration.templates.premium' : 'administration.templates.free'),
        t('administration.resume_templates.used', { count: row.used }),
        row.active ? null : t('administration.offered.off'),
      ]}
    />
  )
}

/** The first page of the sample in the reader's language. */
function SamplePicture({ row }: { readonly row: ManagedResumeTemplate }) {
  const { lang } = useTexts()
  const { data } = useLoad(resumeSampleMachine, { key: row.key, lang })
  return (
    <chakra.div flex="0 0 auto" width={{ base: '4rem', md: '8rem' }}>
      <SheetDrawing svg={data} />
    </chakra.div>
  )
}
