import type { Localized } from '../../openapi/schemas/primitives.ts'
import { HOME_COUNTRY, type ReferenceList } from '../../openapi/schemas/reference.ts'
import { LANGUAGES } from './seed-languages.ts'
import { COMPANY_LISTS } from './seed-company-lists.ts'
import { SHORT_LISTS } from './seed-lists.ts'
import { NORTHERN_WOREDAS } from './seed-woredas-north.ts'
import { OROMIA_WOREDAS } from './seed-woredas-oromia.ts'
import { SOUTHERN_WOREDAS } from './seed-woredas-south.ts'
import { REGIONS, ZONES } from './seed-zones.ts'

/** An entry as it is stored: `position` is its place in its list. */
export interface SeedEntry {
  readonly list: ReferenceList
  readonly key: string
  readonly parent: string | null
  readonly name: Localized
  readonly position: number
}
type Named = Pick<SeedEntry, 'key' | 'parent' | 'name'>
const entry = (key: string, en: string, am: string, parent: string | null = null): Named => ({
  key,
  parent,
  name: { en, am },
})

/**
 * Codes of ISO 3166-1 alone: the name of another region (EU, UN, a continent) or of a code that is no longer in use is
 * not a country.
 */
const NO_COUNTRY = new Set([
  'AC',
  'CP',
  'CQ',
  'DG',
  'EA',
  'EU',
  'EZ',
  'IC',
  'QO',
  'SU',
  'TA',
  'UK',
  'UN',
  'XA',
  'XB',
  'XK',
  'ZZ',
])
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/**
 * Every country with the names that this platform's Unicode data (CLDR) has for it: the own one first, then by English
 * name.
 */
function countries(): Named[] {
  const [english, amharic] = (['en', 'am'] as const).map(
    (lang) => new Intl.DisplayNames(lang, { type: 'region', fallback: 'none' }),
  )
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
    (code) => !NO_COUNTRY.has(code),
  )
  const all = codes.flatMap((code) => {
    const [en, am] = [english?.of(code), amharic?.of(code)]
    if (en === undefined || am === undefined) return []
    // A code that was replaced has another as its canonical form.
    return Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}` ? [entry(code, en, am)] : []
  })
  const byName = new Intl.Collator('en')
  return all.toSorted(
    (a, b) =>
      Number(b.key === HOME_COUNTRY) - Number(a.key === HOME_COUNTRY) ||
      byName.compare(a.name.en ?? '', b.name.en ?? ''),
  )
}

/** `Dire Teyara` → `dire-teyara`. */
const slug = (name: string) =>
  name
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-')
/** The woredas of Addis Ababa are numbered; so many of each sub-city's from the first on are certain. */
const NUMBERED: Readonly<Record<string, number>> = {
  'addis-ketema': 10,
  'akaki-kality': 10,
  arada: 10,
  bole: 7,
  gullele: 10,
  kirkos: 10,
  'kolfe-keranio': 10,
  lideta: 10,
  'nifas-silk-lafto': 10,
  yeka: 8,
}
const numbered = (zone: string, count: number): Named[] =>
  Array.from({ length: count }, (_, at) => String(at + 1).padStart(2, '0')).map((number) =>
    entry(`${zone}-${number}`, `Woreda ${number}`, `ወረዳ ${number}`, zone),
  )
const written = (zone: string, names: string): Named[] =>
  names.split('; ').map((pair) => {
    const [en = '', am = ''] = pair.split('=')
    return entry(`${zone}-${slug(en)}`, en, am, zone)
  })

/** Every fixed list, in its order. */
export function referenceSeeds(): readonly SeedEntry[] {
  const lists: Readonly<Record<ReferenceList, readonly Named[]>> = {
    countries: countries(),
    regions: REGIONS.map(([key, en, am]) => entry(key, en, am, HOME_COUNTRY)),
    zones: Object.entries(ZONES).flatMap(([region, zones]) => zones.map(([key, en, am]) => entry(key, en, am, region))),
    woredas: [
      ...Object.entries(NUMBERED).flatMap(([zone, count]) => numbered(zone, count)),
      ...Object.entries({ ...NORTHERN_WOREDAS, ...OROMIA_WOREDAS, ...SOUTHERN_WOREDAS }).flatMap(([zone, names]) =>
        written(zone, names),
      ),
    ],
    sexes: short('sexes'),
    'marital-statuses': short('marital-statuses'),
    religions: short('religions'),
    'blood-groups': short('blood-groups'),
    platforms: short('platforms'),
    'employment-types': short('employment-types'),
    'location-types': short('location-types'),
    'employment-statuses': short('employment-statuses'),
    degrees: short('degrees'),
    languages: LANGUAGES.map(([key, en, am]) => entry(key, en, am)),
    'business-types': short('business-types'),
    'legal-structures': short('legal-structures'),
    'market-types': short('market-types'),
  }
  return (Object.keys(lists) as ReferenceList[]).flatMap((list) =>
    lists[list].map((one, position) => ({ ...one, list, position })),
  )
}
const ALL_SHORT = { ...SHORT_LISTS, ...COMPANY_LISTS }
function short(list: keyof typeof ALL_SHORT): Named[] {
  return ALL_SHORT[list].map(([key, en, am]) => entry(key, en, am))
}
