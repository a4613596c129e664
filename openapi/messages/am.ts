import error from './am/error.json' with { type: 'json' }
import validation from './am/validation.json' with { type: 'json' }
import type { Texts } from './catalogue.ts'

/** Every text in Amharic, by the same ids as the English ones. */
export const am: Texts = { ...validation, ...error }
