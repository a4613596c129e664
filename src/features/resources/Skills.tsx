import { collectionScreen } from './CollectionScreen.tsx'

export const Screen = collectionScreen('skills', 'skill')
