import type { Explained } from '../../../openapi/explain.ts'
import type { DocumentContext } from '../document.ts'

interface FormFieldProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly kind: 'text' | 'email' | 'password' | 'long'
  readonly autoComplete?: string
  readonly help?: string
  readonly error: Explained | undefined
  /** The first field that is wrong takes the focus when the page comes. */
  readonly isFirstWrong?: boolean
  /** It may stay empty. */
  readonly isOptional?: boolean
  readonly say: DocumentContext['say']
}

/**
 * A field of a form in a document: the label above it, help and what is wrong below it. What is too long is not cut: the
 * server says so and keeps it.
 */
export function FormField({
  name,
  label,
  value,
  kind,
  autoComplete,
  help,
  error,
  isFirstWrong,
  isOptional = false,
  say,
}: FormFieldProps) {
  const described = [help === undefined ? '' : `${name}-help`, error ? `${name}-error` : ''].filter(Boolean).join(' ')
  const common = {
    id: name,
    name,
    required: !isOptional,
    defaultValue: value,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
    autoFocus: isFirstWrong,
  } as const
  return (
    <div>
      <label htmlFor={name}>{label}</label>
      {kind === 'long' ? (
        <textarea {...common} rows={8} />
      ) : (
        <input {...common} type={kind} autoComplete={autoComplete} />
      )}
      {help === undefined ? null : (
        <p className="help" id={`${name}-help`}>
          {help}
        </p>
      )}
      {error ? (
        <p className="error" id={`${name}-error`}>
          {say(error.id, error.values)}
        </p>
      ) : null}
    </div>
  )
}

interface ChoiceFieldProps extends Pick<FormFieldProps, 'name' | 'label' | 'value' | 'error' | 'isFirstWrong' | 'say'> {
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  /** Said while nothing is chosen. */
  readonly none: string
}

/** One of several values. */
export function ChoiceField({ name, label, value, choices, none, error, isFirstWrong, say }: ChoiceFieldProps) {
  const common = {
    id: name,
    name,
    required: true,
    defaultValue: value,
    'aria-describedby': error ? `${name}-error` : undefined,
    'aria-invalid': error ? true : undefined,
    autoFocus: isFirstWrong,
  } as const
  return (
    <div>
      <label htmlFor={name}>{label}</label>
      <select {...common}>
        <option value="">{none}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      {error ? (
        <p className="error" id={`${name}-error`}>
          {say(error.id, error.values)}
        </p>
      ) : null}
    </div>
  )
}

/**
 * What a form says that could not be sent, or a search that waits for the line; the script of the page shows it, and
 * keeps what was typed.
 */
export const OfflineNote = ({
  say,
  of = 'form',
}: Pick<DocumentContext, 'say'> & { readonly of?: 'form' | 'search' }) => (
  <p className="error" role="alert" data-offline="" hidden>
    {say(`document.${of}.offline`)}
  </p>
)

/** A field that people do not see: what fills it in is a robot. */
export const Trap = ({ say }: Pick<DocumentContext, 'say'>) => (
  <p className="trap" aria-hidden="true">
    <label htmlFor="website">{say('document.contact.trap')}</label>
    <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
  </p>
)
