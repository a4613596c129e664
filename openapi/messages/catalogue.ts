import type { en } from './en.ts'

export type MessageId = Extract<keyof typeof en, string>
/** The texts of one language: every id, none missing. */
export type Texts = Readonly<Record<MessageId, string>>
