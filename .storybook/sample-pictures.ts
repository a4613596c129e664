import { drawings } from '../src/documents/sample/drawings.ts'

/** The drawings of the sample person, as stories load them. */
export const samplePictures = drawings({
  portrait: new URL('../src/documents/sample/portrait.svg', import.meta.url).href,
  cover: new URL('../src/documents/sample/cover.svg', import.meta.url).href,
  notebook: new URL('../src/documents/sample/notebook.svg', import.meta.url).href,
  gauge: new URL('../src/documents/sample/gauge.svg', import.meta.url).href,
})
