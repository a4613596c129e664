import { fontFacts, type ManagedFont } from '../../../openapi/schemas/font.ts'
import { mock } from './mock.ts'

export const managedFontRows: readonly ManagedFont[] = [
  {
    key: 'noto',
    name: null,
    active: true,
    ...fontFacts('noto'),
    position: 0,
    used: 231,
    is_first: true,
    version: 1,
  },
  {
    key: 'serif',
    name: { en: 'Book', am: 'መጽሐፍ' },
    active: true,
    ...fontFacts('serif'),
    position: 1,
    used: 42,
    is_first: false,
    version: 2,
  },
  {
    key: 'mixed',
    name: null,
    active: false,
    ...fontFacts('mixed'),
    position: 2,
    used: 0,
    is_first: false,
    version: 1,
  },
]

/** Fonts as an administrator offers them. */
export const fontMocks = {
  listFonts: mock('listFonts', () => [...managedFontRows]),
  editFont: mock('editFont', ({ params, body, refuse }) => {
    const row = managedFontRows.find(({ key }) => key === params.key) ?? refuse('not_found', {})
    return { ...row, ...body, version: body.version + 1 }
  }),
  orderFonts: mock('orderFonts', () => [...managedFontRows]),
}
