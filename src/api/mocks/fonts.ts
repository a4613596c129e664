import { fontFacts, type ManagedFont } from '../../../openapi/schemas/font.ts'
import { mock } from './mock.ts'
import { sampleId } from './sample-ids.ts'

export const managedFontRows: readonly ManagedFont[] = [
  {
    key: 'noto',
    name: null,
    active: true,
    ...fontFacts('noto'),
    position: 0,
    used: 231,
    used_by: [],
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
    used_by: [],
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
    used_by: [],
    is_first: false,
    version: 1,
  },
]

/** A font that an administrator uploaded; stories show it in a file of the application. */
export const uploadedFontRow: ManagedFont = {
  key: '3f9a0c51be72',
  name: { en: 'Abyssinica', am: 'አቢሲኒካ' },
  active: true,
  families: [
    { script: 'latin', names: ['Abyssinica'] },
    { script: 'ethiopic', names: ['Abyssinica'] },
  ],
  weights: { from: 400, to: 700 },
  licence: {
    name: 'SIL Open Font License 1.1',
    url: null,
    text: 'Copyright (c) 2003-2023, SIL International.\n\nThis Font Software is licensed under the SIL Open Font License, Version 1.1.',
  },
  is_built_in: false,
  faces: [{ weight: 400, url: new URL('../../documents/fonts/serif-ethiopic.woff2', import.meta.url).href }],
  position: 3,
  used: 2,
  used_by: ['hanna.bekele', 'awetu.coffee'],
  is_first: false,
  version: 1,
}

/** Fonts as an administrator offers them. */
export const fontMocks = {
  listFonts: mock('listFonts', () => [...managedFontRows]),
  editFont: mock('editFont', ({ params, body, refuse }) => {
    const row = managedFontRows.find(({ key }) => key === params.key) ?? refuse('not_found', {})
    return { ...row, ...body, version: body.version + 1 }
  }),
  uploadFont: mock('uploadFont', () => ({
    id: sampleId(9, 2),
    url: '/favicon.ico',
    name: 'abyssinica.woff2',
    type: 'font/woff2',
    size: 96_400,
    width: null,
    height: null,
  })),
  addFont: mock('addFont', ({ body }) => ({ ...uploadedFontRow, name: body.name })),
  deleteFont: mock('deleteFont', () => undefined),
  orderFonts: mock('orderFonts', () => [...managedFontRows]),
}
