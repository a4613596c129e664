import { collectionScreen } from './CollectionScreen.tsx'

export const Screen = collectionScreen('companySizes', 'companySize')
