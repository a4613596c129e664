import error from './en/error.json' with { type: 'json' }
import validation from './en/validation.json' with { type: 'json' }

/** Every text in English: ICU messages by id, one file per area. */
export const en = { ...validation, ...error } as const
