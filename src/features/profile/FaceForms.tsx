import type { z } from 'zod'
import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import { fullName } from '../../../openapi/format/names.ts'
import type { AnyPart } from '../../../openapi/part.ts'
import { faceParts } from '../../../openapi/schemas/profile.ts'
import { controlsOf, type PartTexts } from '../../fields/part-kinds.tsx'
import { PartFields } from '../../fields/PartFields.tsx'
import { usePartDifferences } from '../../fields/usePartDifferences.tsx'
import { useLoad } from '../../hooks/useLoad.ts'
import { useMerge } from '../../hooks/useMerge.ts'
import { useRowSave } from '../../hooks/useRowSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { SaveView } from '../../machines/save/save.connect.ts'
import { SaveForm } from '../../ui/form/SaveForm.tsx'
import { toForm } from '../../ui/form/shape.ts'
import { useSavedReset } from '../../ui/form/useSavedReset.ts'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useSession } from '../../ui/session-context.ts'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import {
  faceSaveMachine,
  personalMachine,
  personalSaveMachine,
  setupMachine,
  type AccountSetup,
  type Face,
  type PersonalDetail,
  type PersonalValues,
} from './profile.effects.ts'
import { faceValues, headlineForm, nameForm, nameStart, PERSONAL_GROUPS, personalValues, photoForm } from './values.ts'

interface FaceFormProps {
  readonly onSaved: () => void
}
/** A newcomer is asked for no audiences: what a page shows at first sight has the usual ones. */
const faceTexts: PartTexts = {
  textOf: (name) => `welcome.${name}` as MessageId,
  audiencesFor: () => undefined,
}
const NAMELESS = { first_name: null, middle_name: null, last_name: null }

interface FieldFormProps<S extends z.ZodObject, V, R> {
  readonly part: AnyPart
  readonly schema: S
  /** What the form begins with, of what was sent last or of the row. */
  readonly start: Parameters<typeof useSchemaForm<S>>[1]
  /** The same of the row as it was saved; null until then. */
  readonly saved: Parameters<typeof useSchemaForm<S>>[1] | null
  readonly save: SaveView<V, R>
  readonly valuesOf: (body: z.output<S>) => V
  readonly row: object
  readonly draft: string
}

/** One field of what a page shows at first sight. */
function FieldForm<S extends z.ZodObject, V, R>({
  part,
  schema,
  start,
  saved,
  save,
  valuesOf,
  row,
  draft,
}: FieldFormProps<S, V, R>) {
  const { t } = useTexts()
  const { user, account } = useSession()
  const form = useSchemaForm(schema, start)
  useSavedReset(form.hook.reset, saved === null ? null : toForm(schema, saved))
  const said = usePartDifferences(faceTexts)
  const conflict = useMerge(form, save, {
    formOf: (values) => toForm(schema, values) as object,
    describe: ({ mine, theirs }) => said.of([part], mine as object, theirs as object),
  })
  return (
    <Panel>
      <SaveForm
        form={form}
        draft={draft}
        save={save}
        valuesOf={valuesOf}
        conflict={conflict}
        submit={t('welcome.save')}
      >
        <PartFields
          part={part}
          of={faceTexts}
          row={row}
          owner={{ name: fullName(user ?? NAMELESS) || (account?.username ?? ''), isPerson: true }}
          {...controlsOf(form)}
        />
      </SaveForm>
    </Panel>
  )
}

/** The name as the page shows it, in one language or both. What is private is not asked for. */
export function NameForm(props: FaceFormProps) {
  const load = useLoad(personalMachine, null)
  return (
    <LoadGate load={load} skeleton={<FormSkeleton fields={1} />}>
      {(detail) => <NameEditor detail={detail} {...props} />}
    </LoadGate>
  )
}

function NameEditor({ detail, onSaved }: FaceFormProps & { readonly detail: PersonalDetail }) {
  const { t } = useTexts()
  const { refresh } = useSession()
  const { save, taken } = useRowSave(personalSaveMachine, {
    row: detail,
    valuesOf: personalValues,
    groups: PERSONAL_GROUPS,
    said: { saved: t('welcome.saved') },
    onSaved: () => {
      refresh()
      onSaved()
    },
  })
  return <NameView key={taken} detail={save.row ?? detail} save={save} />
}

export interface NameViewProps {
  readonly detail: PersonalDetail
  readonly save: SaveView<PersonalValues, PersonalDetail>
}
export const NameView = ({ detail, save }: NameViewProps) => (
  <FieldForm
    part={faceParts.name}
    schema={nameForm}
    start={save.values ? { display_name: save.values.display_name } : nameStart(detail)}
    saved={save.isSaved && save.row ? { display_name: save.row.display_name } : null}
    save={save}
    valuesOf={({ display_name }) => ({ ...personalValues(detail), display_name })}
    row={detail}
    draft="welcome name"
  />
)

/** The photo or the headline of the page, each saved without what the account details ask for beside them. */
export function FaceForm({ field, ...props }: FaceFormProps & Pick<FaceViewProps, 'field'>) {
  const load = useLoad(setupMachine, null)
  return (
    <LoadGate load={load} skeleton={<FormSkeleton fields={1} />}>
      {(setup) => <FaceEditor field={field} setup={setup} {...props} />}
    </LoadGate>
  )
}

function FaceEditor({ field, setup, onSaved }: FaceFormProps & Omit<FaceViewProps, 'save'>) {
  const { t } = useTexts()
  const { refresh } = useSession()
  const { save, taken } = useRowSave(faceSaveMachine, {
    row: setup,
    valuesOf: faceValues,
    said: { saved: t('welcome.saved') },
    onSaved: () => {
      refresh()
      onSaved()
    },
  })
  return <FaceView key={taken} field={field} setup={save.row ?? setup} save={save} />
}

export interface FaceViewProps {
  readonly field: 'photo' | 'headline'
  readonly setup: AccountSetup
  readonly save: SaveView<Face, AccountSetup>
}
export function FaceView({ field, setup, save }: FaceViewProps) {
  const shared = { save, row: setup, draft: `welcome ${field}` }
  const of = (row: Face) => ({ photo_id: row.photo_id, headline: row.headline })
  const saved = save.isSaved && save.row ? of(save.row) : null
  const start = of(save.values ?? setup)
  return field === 'photo' ? (
    <FieldForm
      {...shared}
      part={faceParts.photo}
      schema={photoForm}
      start={{ photo_id: start.photo_id }}
      saved={saved && { photo_id: saved.photo_id }}
      valuesOf={({ photo_id }) => ({ ...of(setup), photo_id })}
    />
  ) : (
    <FieldForm
      {...shared}
      part={faceParts.headline}
      schema={headlineForm}
      start={{ headline: start.headline }}
      saved={saved && { headline: saved.headline }}
      valuesOf={({ headline }) => ({ ...of(setup), headline })}
    />
  )
}
