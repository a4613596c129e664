import { createContext } from 'react'

/** The level of the headings that name entries: one below what they stand under. */
export const EntryLevel = createContext<'h2' | 'h3'>('h2')
