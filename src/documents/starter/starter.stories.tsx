import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Document, documentContext } from '../../../.storybook/Document.tsx'
import { sayIn } from '../../../.storybook/say.ts'
import { sampleSite } from '../sample/sample.ts'
import { entriesOf, type SectionEntry, type SiteData } from '../site-data.ts'
import type { TemplateNotice } from '../site-page.tsx'
import { templates } from '../templates.ts'

interface Args {
  readonly site: SiteData
  readonly notice: TemplateNotice
  readonly print: boolean
}

const sample = sampleSite('https://sira.example')
const studies = entriesOf(sample.sections, 'education')
const [first] = studies as readonly [SectionEntry<'education'>, ...SectionEntry<'education'>[]]
const picture = (fill: string) => ({
  url: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="${fill}" d="M0 0h8v8H0z"/><circle cx="4" cy="3.2" r="1.6" fill="#fff"/><path fill="#fff" d="M1 8c0-2.4 1.2-3.2 3-3.2S7 5.6 7 8z"/></svg>`)}`,
  width: 400,
  height: 400,
  small: null,
})
const education = (entries: readonly SectionEntry<'education'>[]): SiteData['sections'] => [{ key: 'education', entries }]

const meta = {
  title: 'Documents/Starter',
  parameters: { layout: 'fullscreen' },
  args: { site: sample, notice: null, print: false },
  render: ({ site, notice, print }, { globals }) => <Document page={templates.starter(site, documentContext(globals), notice)} print={print} />,
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

/** Everything filled in: photo, a school's picture, a study that has not ended. */
export const Filled: Story = {
  args: {
    site: {
      ...sample,
      photo: picture('#1f5fbf'),
      sections: education([{ ...first, degree: { en: 'PhD', am: 'ዶክትሬት' }, end_date: '2027-07-01', grade: null, picture: picture('#a8560f') }, ...studies]),
    },
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(globals['lang'] === 'am' ? 'ሐና በቀለ ወልዴ' : 'Hanna Bekele Wolde')
    await expect(canvas.getByText(sayIn(globals)('document.education.expected'))).toBeVisible()
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(4)
  },
}

/** Without a photo the initials stand in its place. */
export const NoPhoto: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(globals['lang'] === 'am' ? 'ሐበ' : 'HB')).toBeVisible()
  },
}

/** A name and nothing else: a calling card. */
export const Empty: Story = {
  args: { site: { ...sample, headline: null, bio: null, email: null, phone_number: null, sections: [], urls: { ...sample.urls, card: null, vcard: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull()
  },
}

/** Two hundred studies and names as long as they come. */
export const TooMuch: Story = {
  args: {
    site: {
      ...sample,
      name: { en: 'Aster-Maria Gebremedhin Hailemichael Woldegiorgis Tekle-Haimanot', am: 'አስቴር ማርያም ገብረመድኅን ኃይለሚካኤል ወልደጊዮርጊስ ተክለሃይማኖት' },
      headline: {
        en: 'Principal structural engineer for the maintenance of bridges and listed buildings at the roads authority of the city administration, and adviser to three towns',
        am: 'በከተማ አስተዳደሩ የመንገዶች ባለሥልጣን የድልድዮች እና የነባር ሕንፃዎች ጥገና ዋና መሐንዲስ፤ የሦስት ከተሞች አማካሪ',
      },
      sections: education(Array.from({ length: 200 }, (_, n) => ({ ...(studies[n % studies.length] ?? first), grade: `${n + 1}` }))),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('.entry')).toHaveLength(200)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

/** Written in Amharic alone: an English reader gets it marked as such. */
export const AmharicOnly: Story = {
  args: {
    site: {
      ...sample,
      language: 'am',
      name: { am: 'ሐና በቀለ ወልዴ' },
      headline: { am: 'ሲቪል መሐንዲስ' },
      bio: { am: sample.bio?.am },
      sections: education(
        studies.map((entry) => ({
          ...entry,
          school_name: { am: entry.school_name.am },
          degree: { am: entry.degree.am },
          field_of_study: { am: entry.field_of_study.am },
          description: entry.description && { am: entry.description.am },
        })),
      ),
    },
  },
  play: async ({ canvasElement, globals }) => {
    await expect(canvasElement.querySelectorAll('h1 [lang="am"]')).toHaveLength(globals['lang'] === 'am' ? 0 : 1)
  },
}

/** The serif, and colours far from the usual: each is corrected until it reads. */
export const SerifAndLoud: Story = { args: { site: { ...sample, font: 'serif', colours: { primary: '#ffee00', second: '#00ff88', text: '#dddddd' } } } }

/** What the owner sees before publishing. */
export const Preview: Story = {
  args: { notice: { kind: 'preview', as: 'employer' } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(sayIn(globals)('document.preview', { as: 'employer' }))).toBeVisible()
  },
}

/** On paper: dark on white, without tools and buttons. */
export const Print: Story = {
  args: { print: true },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(canvasElement.querySelector('.actions') ?? canvasElement).display).toBe('none')
  },
}
