import type { PageKey } from '../../../openapi/routes.ts'
import { anyResources, type ResourceName } from '../../../openapi/resources/registry.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Collection } from './Collection.tsx'
import { resourceText } from './texts.ts'

/** The screen of a collection of the platform. */
export const collectionScreen = (page: PageKey, name: ResourceName) =>
  function Screen() {
    const { t } = useTexts()
    const resource = anyResources[name]
    return (
      <>
        <PageHeader title={t(`page.${page}.title`)} purpose={t(resourceText(resource, 'purpose'))} />
        <Collection resource={resource} />
      </>
    )
  }
