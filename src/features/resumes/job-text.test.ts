import { expect, it } from 'vitest'
import { jobTextIn } from './job-text.ts'

it('says a job in one language, each part in the other where it has none, and leaves out what is not said', () => {
  const block = (text: string) => [{ type: 'paragraph' as const, text: [{ text }] }]
  const job = {
    title: { en: 'Accountant', am: 'የሒሳብ ሠራተኛ' },
    description: { en: block('You keep the books.') },
    responsibilities: null,
    requirements: { en: block('Peachtree.'), am: block('ፒችትሪ።') },
  }
  expect(jobTextIn(job, 'en')).toBe('Accountant\n\nYou keep the books.\n\nPeachtree.')
  expect(jobTextIn(job, 'am')).toBe('የሒሳብ ሠራተኛ\n\nYou keep the books.\n\nፒችትሪ።')
})
