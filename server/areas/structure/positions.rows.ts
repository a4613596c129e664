import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { fold } from '../../../openapi/text-fold.ts'

/** The folded keys of a title: one per language to sort by, and one to search in. */
export function titleKeys({ en, am }: Localized): {
  readonly titleKeyEn: string
  readonly titleKeyAm: string
  readonly searchKey: string
} {
  return {
    titleKeyEn: fold(en ?? am ?? ''),
    titleKeyAm: fold(am ?? en ?? ''),
    searchKey: [en, am].flatMap((text) => (text === undefined ? [] : [fold(text)])).join(' '),
  }
}
