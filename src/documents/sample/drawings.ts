import type { Picture } from '../site-data.ts'
import type { SamplePictures } from './pictures.ts'

/** The drawings of the samples by the addresses under which they are served. */
export const drawings = (addresses: Readonly<Record<keyof SamplePictures, string>>): SamplePictures => {
  const drawn = (url: string, width: number, height: number): Picture => ({ url, width, height, small: null })
  return {
    portrait: drawn(addresses.portrait, 800, 1000),
    cover: drawn(addresses.cover, 1600, 680),
    notebook: drawn(addresses.notebook, 800, 600),
    gauge: drawn(addresses.gauge, 800, 600),
    logo: drawn(addresses.logo, 400, 400),
    slopes: drawn(addresses.slopes, 1600, 680),
    green: drawn(addresses.green, 800, 600),
    roasted: drawn(addresses.roasted, 800, 600),
  }
}
