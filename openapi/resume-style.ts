import type { ResumePart } from './resume-parts.ts'

/** How resumes look. Names of templates and fonts are texts; the keys are stored and never change. */
export const RESUME_TEMPLATES = [
  'classic',
  'modern',
  'sidebar',
  'academic',
  'compact',
  'portrait',
  'woven',
  'grid',
  'executive',
] as const
export type ResumeTemplate = (typeof RESUME_TEMPLATES)[number]

/** The fonts of Latin and Ethiopic letters; the first three are those of sites. */
export const RESUME_FONT_PAIRS = ['noto', 'serif', 'mixed', 'book'] as const
export type ResumeFontPair = (typeof RESUME_FONT_PAIRS)[number]

export const RESUME_PAPERS = ['a4', 'letter'] as const
export type ResumePaperSize = (typeof RESUME_PAPERS)[number]

export const RESUME_DATES = ['month_year', 'numeric', 'year'] as const
export type ResumeDates = (typeof RESUME_DATES)[number]

/** Levels of skills and languages: in words, or in words beside a bar. */
export const RESUME_LEVELS = ['words', 'bars'] as const
export type ResumeLevels = (typeof RESUME_LEVELS)[number]

/** What a person can choose: points of the text, a factor of all distances, and millimetres to the edge. */
export const RESUME_LIMITS = {
  size: { least: 8.5, most: 12, step: 0.5 },
  spacing: { least: 0.8, most: 1.3, step: 0.05 },
  margin: { least: 10, most: 30, step: 1 },
} as const
/** How far "fit to pages" goes, so that the paper stays readable. */
export const RESUME_FIT_LIMITS = { size: 9, spacing: 0.8, margin: 12 } as const
export const RESUME_FITS = [1, 2] as const
/** An accent has at least this contrast with white paper (`contrast` of colour.ts). */
export const RESUME_CONTRAST = 4.5
/** Longer resumes are refused with `too_large`. */
export const RESUME_MOST_PAGES = 30

export interface ResumeStyle {
  readonly template: ResumeTemplate
  readonly paper: ResumePaperSize
  /** `#rrggbb`. */
  readonly accent: string
  readonly fonts: ResumeFontPair
  readonly size: number
  readonly spacing: number
  readonly margin: number
  readonly dates: ResumeDates
  readonly photo: boolean
  readonly levels: ResumeLevels
  /** Pages that the paper is fitted to, or null. */
  readonly fit: (typeof RESUME_FITS)[number] | null
}

/** What a template brings with it: what a new resume begins with, and what its drawing cannot do. */
export interface ResumeTemplateFacts {
  readonly accent: string
  readonly fonts: ResumeFontPair
  readonly size: number
  readonly spacing: number
  readonly margin: number
  readonly levels: ResumeLevels
  /** `none`: it has no place for a photo; otherwise whether a new resume shows it. */
  readonly photo: 'none' | 'off' | 'on'
  /** Parts that stand in a column of their own on the first page, as far as they have room there. */
  readonly aside: readonly ResumePart[]
  /** Parts that a new resume begins with, after the summary. The order of a resume is its person's. */
  readonly first: readonly ResumePart[]
}

const plain = { size: 10, spacing: 1, margin: 18, levels: 'words', aside: [], first: [] } as const
const ASIDE = ['skills', 'languages', 'certificates', 'courses', 'hobbies'] as const

export const RESUME_TEMPLATE_FACTS: Readonly<Record<ResumeTemplate, ResumeTemplateFacts>> = {
  classic: { ...plain, accent: '#1f3a5f', fonts: 'serif', margin: 20, photo: 'none' },
  modern: { ...plain, accent: '#1d5fc4', fonts: 'noto', photo: 'off' },
  sidebar: { ...plain, accent: '#20495c', fonts: 'noto', margin: 14, levels: 'bars', photo: 'on', aside: ASIDE },
  academic: {
    ...plain,
    accent: '#5b2333',
    fonts: 'book',
    margin: 20,
    photo: 'none',
    first: ['published_works'],
  },
  compact: { ...plain, accent: '#333f50', fonts: 'noto', size: 9, spacing: 0.8, margin: 13, photo: 'none' },
  portrait: { ...plain, accent: '#7a3e12', fonts: 'mixed', spacing: 0.95, levels: 'bars', photo: 'on' },
  woven: { ...plain, accent: '#8a1c3b', fonts: 'noto', margin: 20, photo: 'off' },
  grid: { ...plain, accent: '#b3261e', fonts: 'noto', size: 9.5, spacing: 0.95, margin: 16, photo: 'off' },
  executive: { ...plain, accent: '#3d3420', fonts: 'mixed', margin: 20, photo: 'off' },
}

/** A style in another template: what was chosen about the paper stays, the rest is the template's own. */
export const inTemplate = ({ paper, dates, fit }: ResumeStyle, template: ResumeTemplate): ResumeStyle => ({
  ...styleOfTemplate(template, paper),
  dates,
  fit,
})

/** The style that a new resume begins with, or one that changes its template. */
export function styleOfTemplate(template: ResumeTemplate, paper: ResumePaperSize = 'a4'): ResumeStyle {
  const { accent, fonts, size, spacing, margin, levels, photo } = RESUME_TEMPLATE_FACTS[template]
  return {
    template,
    paper,
    accent,
    fonts,
    size,
    spacing,
    margin,
    dates: 'month_year',
    photo: photo === 'on',
    levels,
    fit: null,
  }
}
