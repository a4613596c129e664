import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { pages } from '../../../openapi/routes.ts'
import type { TemplateKey } from '../../../openapi/schemas/site.ts'
import type { ManagedTemplate } from '../../../openapi/schemas/template.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { PreviewFrame } from '../../ui/PreviewFrame.tsx'
import { OfferedRows } from './OfferedRows.tsx'
import type { OfferedListProps } from './OfferedScreen.tsx'
import { useTemplateName } from './useTemplateName.ts'
import { useWhom } from './useWhom.ts'

/** Where each template shows its sample. */
const SAMPLES: Readonly<Record<TemplateKey, string>> = {
  starter: pages.templateStarter.path,
  template1: pages.templateOne.path,
  template3: pages.templateThree.path,
  template6: pages.templateSix.path,
  template7: pages.templateSeven.path,
}

/** Every template in the order in which people see them, each with its sample as it is drawn. */
export function TemplateListView(props: OfferedListProps<ManagedTemplate>) {
  const { t, pick } = useTexts()
  const whom = useWhom()
  return (
    <OfferedRows
      {...props}
      label={t('page.manageTemplates.title')}
      nameOf={useTemplateName()}
      look="panels"
      Picture={SamplePicture}
      facts={(row) => [
        pick(row.category)?.text,
        t(row.is_premium ? 'administration.templates.premium' : 'administration.templates.free'),
        whom(row),
        t('administration.offered.sites', { count: row.used }),
        row.active ? null : t('administration.offered.off'),
      ]}
      More={SampleLink}
    />
  )
}

const SamplePicture = ({ row }: { readonly row: ManagedTemplate }) => (
  <chakra.div flex="0 0 auto" width="14rem" maxWidth="full" aria-hidden="true" inert>
    <PreviewFrame url={SAMPLES[row.key]} title="" device="desktop" height={9} />
  </chakra.div>
)
function SampleLink({ row }: { readonly row: ManagedTemplate }) {
  const { t } = useTexts()
  return (
    <Link href={SAMPLES[row.key]} target="_blank" rel="noopener" textStyle="sm">
      {t('administration.templates.sample')}
    </Link>
  )
}
