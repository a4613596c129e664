import type { collectionPages } from '../../../openapi/resources/pages.ts'
import { hasVerb } from '../../../openapi/resource-calls.ts'
import { anyResources, type ResourceName } from '../../../openapi/resources/registry.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Collection, type CollectionProps } from './Collection.tsx'
import { ImportDialog, type ImportDialogProps } from './ImportDialog.tsx'
import { Publishing, type PublishingProps } from './Publishing.tsx'
import { useResourceTexts } from './texts.ts'

const publisher = (props: PublishingProps) => <Publishing {...props} />
const importDialog = (props: ImportDialogProps) => <ImportDialog {...props} />

/** The screen of a collection of the platform. */
export const collectionScreen = (page: keyof typeof collectionPages, name: ResourceName) =>
  function Screen() {
    return <CollectionPage page={page} name={name} />
  }

interface CollectionPageProps extends Pick<CollectionProps, 'onChange' | 'review'> {
  readonly page: keyof typeof collectionPages
  readonly name: ResourceName
}

/** The same, for screens that add something of their own. */
export function CollectionPage({ page, name, ...more }: CollectionPageProps) {
  const { t } = useTexts()
  const resource = anyResources[name]
  const say = useResourceTexts(resource)
  return (
    <>
      <PageHeader title={t(`page.${page}.title`)} purpose={say('purpose')} />
      <Collection
        resource={resource}
        {...(hasVerb(resource, 'import') ? { importer: importDialog } : {})}
        {...(resource.publishing ? { publisher } : {})}
        {...more}
      />
    </>
  )
}
