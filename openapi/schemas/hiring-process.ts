import { z } from 'zod'
import { withRules, type Rule } from '../explain.ts'
import { ref } from '../ref.ts'
import { fieldsOf } from '../stage-mail.ts'
import { hiringStage, type HiringStage } from './job-application.ts'
import { line, localized, paragraph, timestamp, version } from './primitives.ts'

/** What a new process has: one stage of each kind, which has no name of its own. */
export const STANDARD_STAGES: readonly HiringStage['kind'][] = [
  'applied',
  'screening',
  'assessment',
  'interview',
  'offer',
  'hired',
  'rejected',
  'withdrawn',
]
/** The kinds of the stages that a process has at its end, in this order. */
export const ENDS = ['hired', 'rejected', 'withdrawn'] as const satisfies readonly HiringStage['kind'][]
/** The kinds of which there may be any number, between the first stage and the ends. */
export const BETWEEN = [
  'screening',
  'assessment',
  'interview',
  'offer',
] as const satisfies readonly HiringStage['kind'][]
/** So many stages a process has at most, and so many processes an account. */
export const MOST_STAGES = 20
export const MOST_PROCESSES = 50

/** What who enters a stage is written. A language has both parts or none. */
const stageMail = z.strictObject({ subject: localized(line(150)), text: localized(paragraph(4000)) })
export type StageMail = z.output<typeof stageMail>
const name = localized(line(80))
const stage = z.strictObject({
  id: ref('hiringStage').nullable().describe('null: a new one'),
  kind: hiringStage.shape.kind,
  name: name.nullable(),
  mail: stageMail.nullable().describe('in the place of the usual mail; none of the first stage, nor of who withdrew'),
})

type Stages = { readonly stages: readonly z.output<typeof stage>[] }
/** It begins with who applied, and ends with the three ends. */
const inOrder: Rule<Stages> = ({ stages = [] }, add) => {
  const lastAt = stages.length - ENDS.length
  const [first] = stages
  if (first !== undefined && first.kind !== 'applied') add('stages.0.kind', 'validation.stage_order')
  for (const [at, { kind }] of stages.entries()) {
    if (at === 0) continue
    const isEnd = at >= lastAt
    const fits = isEnd ? ENDS[at - lastAt] === kind : BETWEEN.some((one) => one === kind)
    if (!fits) add(`stages.${at}.kind`, 'validation.stage_order')
  }
}
/** Stages of one kind are told apart by their names, but one. */
const named: Rule<Stages> = ({ stages = [] }, add) => {
  const unnamed = new Set<string>()
  for (const [at, one] of stages.entries())
    if (one.name === null) {
      if (unnamed.has(one.kind)) add(`stages.${at}.name`, 'validation.stage_name')
      unnamed.add(one.kind)
    }
}
/** A mail is whole in each language, and has no field that nobody knows. */
const wholeMails: Rule<Stages> = ({ stages = [] }, add) => {
  for (const [at, { kind, mail }] of stages.entries()) {
    if (mail === null) continue
    if (kind === 'applied' || kind === 'withdrawn') add(`stages.${at}.mail`, 'validation.unchanged')
    for (const lang of ['en', 'am'] as const) {
      const [subject, text] = [mail.subject[lang], mail.text[lang]]
      if (subject === undefined && text !== undefined)
        add(`stages.${at}.mail.subject`, `validation.mail_subject_${lang}`)
      if (subject !== undefined && text === undefined) add(`stages.${at}.mail.text`, `validation.mail_text_${lang}`)
      for (const [part, value] of [
        ['subject', subject],
        ['text', text],
      ] as const)
        if (value !== undefined && fieldsOf(value).unknown.length > 0)
          add(`stages.${at}.mail.${part}`, 'validation.merge_field')
    }
  }
}

const fields = {
  name,
  stages: z
    .array(stage)
    .min(1 + ENDS.length)
    .max(MOST_STAGES)
    .refine(
      (all) => {
        const ids = all.flatMap(({ id }) => (id === null ? [] : [id]))
        return new Set(ids).size === ids.length
      },
      { error: 'validation.repeated' },
    ),
}
export const newHiringProcess = z.strictObject({ name }).meta({ id: 'NewHiringProcess' })
export const hiringProcessBody = withRules(z.strictObject({ ...fields, version }), inOrder, named, wholeMails)
export type HiringProcessBody = z.output<typeof hiringProcessBody>

const process = {
  id: ref('hiringProcess'),
  version,
  name: localized(z.string()),
  postings: z.int().describe('jobs that use it'),
  created_at: timestamp,
}
export const hiringProcess = z
  .strictObject({
    ...process,
    stages: z.array(
      z.strictObject({
        ...hiringStage.shape,
        mail: z.strictObject({ subject: localized(z.string()), text: localized(z.string()) }).nullable(),
        applicants: z.int().describe('who stands there; above 0 it is neither removed nor made one of another kind'),
      }),
    ),
  })
  .meta({ id: 'HiringProcess' })
export type HiringProcess = z.output<typeof hiringProcess>
/** A row of `/job-hiring-process`. */
export const hiringProcessRow = z
  .strictObject({ ...process, stages: z.array(hiringStage) })
  .meta({ id: 'HiringProcessRow' })
export type HiringProcessRow = z.output<typeof hiringProcessRow>
/** All of them: the oldest, which a new posting begins with, first. */
export const hiringProcessList = z.strictObject({ data: z.array(hiringProcessRow) }).meta({ id: 'HiringProcessList' })
