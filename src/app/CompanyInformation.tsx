import { anyResources } from '../../openapi/resources/registry.ts'
import { CompanyInformationScreen } from '../features/company/CompanyInformation.tsx'
import { Collection } from '../features/resources/Collection.tsx'

/**
 * `/company/information/setup`: what a company says of itself, and its licences with the editor of collections among
 * it.
 */
export function Screen() {
  return <CompanyInformationScreen renderLicences={() => <Collection resource={anyResources.licence} />} />
}
