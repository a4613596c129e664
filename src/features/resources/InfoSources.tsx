import { collectionScreen } from './CollectionScreen.tsx'

export const Screen = collectionScreen('infoSources', 'infoSource')
