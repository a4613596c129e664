import { createTextsStore } from '../i18n/texts-store.ts'

/** The texts of the running application. */
export const texts = createTextsStore()
