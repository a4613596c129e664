import { drawings } from '../src/documents/sample/drawings.ts'

/** The drawings of the samples, as stories load them. */
export const samplePictures = drawings({
  portrait: new URL('../src/documents/sample/portrait.svg', import.meta.url).href,
  cover: new URL('../src/documents/sample/cover.svg', import.meta.url).href,
  notebook: new URL('../src/documents/sample/notebook.svg', import.meta.url).href,
  gauge: new URL('../src/documents/sample/gauge.svg', import.meta.url).href,
  logo: new URL('../src/documents/sample/logo.svg', import.meta.url).href,
  slopes: new URL('../src/documents/sample/slopes.svg', import.meta.url).href,
  green: new URL('../src/documents/sample/green.svg', import.meta.url).href,
  roasted: new URL('../src/documents/sample/roasted.svg', import.meta.url).href,
})
