import type { Picture } from '../site-data.ts'

/** Drawings for the samples, of the engineer and of the coffee exporter; null where none are at hand. */
export interface SamplePictures {
  readonly portrait: Picture | null
  readonly cover: Picture | null
  readonly notebook: Picture | null
  readonly gauge: Picture | null
  readonly logo: Picture | null
  readonly slopes: Picture | null
  readonly green: Picture | null
  readonly roasted: Picture | null
}
export const NO_PICTURES: SamplePictures = {
  portrait: null,
  cover: null,
  notebook: null,
  gauge: null,
  logo: null,
  slopes: null,
  green: null,
  roasted: null,
}
