import { people } from '../../../openapi/cast.ts'
import type { z } from 'zod'
import type { cardAnswer, CardDesign, CardSide, siteAnswer } from '../../../openapi/schemas/site.ts'

export const siteRow: z.input<typeof siteAnswer> = {
  template: 'starter',
  primary_colour: '#1d4ed8',
  second_colour: '#b45309',
  text_colour: '#1f2937',
  font: 'noto',
  shown: { light: {}, dark: {} },
  status: 'unpublished',
  indexable: true,
  published_at: null,
  taken_down_reason: null,
  url: '/@selamawit',
  missing: [],
  abilities: { publish: true, unpublish: false },
  templates: [
    { key: 'starter', name: null, category: null, is_premium: false, is_allowed: true },
    { key: 'template1', name: null, category: null, is_premium: false, is_allowed: true },
  ],
  fonts: [
    { key: 'noto', name: null, faces: [] },
    { key: 'serif', name: null, faces: [] },
    { key: 'mixed', name: null, faces: [] },
  ],
  version: 1,
}

export const cardRow: z.input<typeof cardAnswer> = {
  code: 'k7w2m9qx',
  url: 'http://127.0.0.1:3000/k7w2m9qx',
  site_url: 'http://127.0.0.1:3000/@selamawit',
  name: people.selamawit.name,
  headline: people.selamawit.headline,
  job_title: people.selamawit.jobTitle,
  email: 'selamawit@sira.example',
  phone_number: '+251911234567',
  work_email: null,
  work_phone_number: '+251115512345',
  photo: null,
  scans: 24,
  design: 'band',
  version: 1,
}

/** A drawing of the right shape; the server makes the real one. */
export const cardDrawing = (design: CardDesign, side: CardSide): string => {
  const width = { band: 85, ledger: 22, portrait: 33 }[design]
  const rest = side === 'front' ? '<path fill="#1f2937" d="M40 12h30v4H40z"/>' : '<path d="M48 12h28v28H48z"/>'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 85 55"><path fill="#fff" d="M0 0h85v55H0z"/><path fill="#2563eb" d="M0 0h${width}v${design === 'band' ? 34 : 55}H0z"/>${rest}</svg>`
}
