import { collectionScreen } from './CollectionScreen.tsx'

export const Screen = collectionScreen('fieldsOfStudy', 'fieldOfStudy')
