import type { z } from 'zod'
import type { Language } from '../../../openapi/define.ts'
import type { section, sectionBody } from '../../../openapi/schemas/profile.ts'
import type { viewAs } from '../../../openapi/schemas/site.ts'
import { api, once } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import type { ListedRow } from '../../machines/list/change.ts'
import { createListMachine, type ListEffects } from '../../machines/list/list.machine.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'

export type Section = z.output<typeof section>
export type SectionKey = Section['key']
export type SectionValues = Omit<z.output<typeof sectionBody>, 'version'>
export type ViewAs = z.output<typeof viewAs>
/** A section in the list of them all: there is one of each, so its key is its id. */
export type SectionRow = Section & ListedRow

const rowOf = (section: Section): SectionRow => ({ ...section, id: section.key })
/** Sections are always shown whole: there are few. */
export const ALL_SECTIONS = { page: 1, per_page: 100, q: '', sort: '' } as const

export const sectionEffects: ListEffects<SectionRow> = {
  read: async (_, signal) => {
    const data = (await answer(api.GET('/sections', { signal }))).map(rowOf)
    return {
      data,
      meta: {
        first: Math.min(1, data.length),
        last: data.length,
        totalRecords: data.length,
        exact: true,
        page: 1,
        per_page: 100,
      },
    }
  },
  change: async (change, signal) => {
    switch (change.kind) {
      case 'move':
        await answer(api.PUT('/sections.order', { body: { key: change.row.key, position: change.to }, signal }))
        return change.row
      case 'edit': {
        const { visible, audience } = change.row
        return rowOf(
          await answer(
            api.PUT('/sections/{key}', {
              params: { path: { key: change.row.key } },
              body: { visible, audience, version: change.was.version },
              signal,
            }),
          ),
        )
      }
      case 'delete':
      case 'restore':
        throw new TypeError('sections are neither added nor deleted')
    }
  },
}
export const sectionsMachine = createListMachine<SectionRow>(sectionEffects)

/** A link, good for ten minutes, to the person's site as someone would see it in the template that was chosen. */
export const previewMachine = createLoadMachine<string, { readonly as: ViewAs; readonly language: Language }>(
  async ({ as, language }, signal) => {
    const { template } = await answer(api.GET('/site', { signal }))
    return (
      await answer(
        api.POST('/site/preview', {
          body: { template, as, language, look: null },
          headers: once(crypto.randomUUID()),
          signal,
        }),
      )
    ).url
  },
)
