import type { ResumePart } from '../../../openapi/resume-parts.ts'
import { addressIn, startsWithPlace } from './contacts.ts'
import { isPeriod, periodsIn, type DateReading, type FoundPeriod } from './dates.ts'
import { isProse, type Block, type TextLine } from './text-line.ts'

/** A job, a study, a certificate … as it stands in a text. */
export interface FoundEntry {
  readonly title: string | null
  readonly organisation: string | null
  readonly place: string | null
  readonly period: FoundPeriod | null
  readonly url: string | null
  /** The grade of a study, the number of a certificate. */
  readonly mark: string | null
  /** Paragraphs, and those that were bullets. */
  readonly paragraphs: readonly string[]
  readonly highlights: readonly string[]
  /** The lines of its period: whether that is all they say. */
  readonly dated: ReadonlyMap<TextLine, 'whole' | 'part'>
}

const JOB =
  /\b(?:engineer|manager|officer|assistant|accountant|teacher|lecturer|developer|director|nurse|driver|intern|analyst|consultant|designer|head|lead|specialist|coordinator|supervisor|technician|secretary|cashier|auditor|architect|administrator|representative|clerk|advisor|adviser|researcher|instructor|chief|president|programmer|expert|editor|doctor|physician|pharmacist|agent|trainer|operator|foreman|surveyor|economist|lawyer|attorney|translator|journalist|cook|chef|waiter|receptionist|storekeeper|guard|cleaner|mechanic|electrician|salesperson|member|volunteer|tutor)\b|መሐንዲስ|ሥራ አስኪያጅ|ስራ አስኪያጅ|ባለሙያ|መምህር|ኃላፊ|ሃላፊ|ረዳት|ሒሳብ|ሂሳብ|ነርስ|ሹፌር|አማካሪ|ጸሐፊ|ጸሃፊ|ተቆጣጣሪ|ዳይሬክተር|አስተባባሪ|ተመራማሪ|ሠልጣኝ|ሰልጣኝ/iu
const HOUSE =
  /\b(?:plc|p\.l\.c|s\.?c|ltd|inc|llc|gmbh|corp|company|bank|group|ministry|bureau|authority|agency|organi[sz]ation|ngo|hospital|clinic|hotel|school|college|university|institute|academy|consultants?|enterprise|trading|industry|industries|factory|foundation|association|society|church|administration|office of|airlines|insurance|structures|works|network|centre|center|corporation|cooperative|union|services|solutions|technologies)\b|ባንክ|ድርጅት|ሚኒስቴር|ቢሮ|ኃ\.የተ|አ\.ማ|ዩኒቨርሲቲ|ሆስፒታል|ኮሌጅ|ትምህርት ቤት|ተቋም|ኢንስቲት|ማኅበር|ማህበር|ኩባንያ|ባለሥልጣን|ባለስልጣን|አስተዳደር|ማዕከል|ፋብሪካ|ሆቴል/iu
const SCHOOL =
  /\b(?:university|college|school|institute|academy|faculty|polytechnic|tvet)\b|ዩኒቨርሲቲ|ዩንቨርስቲ|ኮሌጅ|ትምህርት ቤት|ተቋም|ኢንስቲት|አካዳሚ/iu
const DEGREE =
  /\b(?:b\.?\s?sc|m\.?\s?sc|b\.?a|m\.?a|mba|ph\.?\s?d|b\.?eng|m\.?eng|b\.?ed|m\.?ed|ll\.?b|ll\.?m|m\.?d|dvm|bachelor|master|doctor|doctorate|diploma|certificate|degree|minor|grade\s(?:10|12)|egslce|level\s[iv\d]+)\b|ዲግሪ|ዲፕሎማ|ማስተርስ|ዶክትሬት|ሰርተፍኬት|ማጠናቀቂያ|ባችለር|፲፪ኛ|12ኛ|10ኛ/iu
const CONFIRMED = /^(?:confirmed by\s.+|በ.+\sየተረጋገጠ)$/iu
const GRADE = /^(?:c?gpa|grade|score|ውጤት|አማካይ ውጤት)\s*[:፦=፡]?\s*(\S.{0,40})$/iu
const NUMBER = /^(?:no\.?|number|licen[cs]e no\.?|credential id|certificate no\.?|ቁጥር)\s*[:፦፡]?\s*(\S.{0,60})$/iu

const isHead = (block: Block) => !block.isBullet && !isProse(block)

/** Where entries begin in a part whose titles are set in bold letters. */
const strongStarts = (blocks: readonly Block[], reading: DateReading) => {
  const isDated = (block: Block | undefined) => block !== undefined && periodsIn(block.text, reading).length > 0
  // Dates that stand before names belong to what follows them.
  const isDateFirst = blocks[0] !== undefined && isPeriod(blocks[0].text, reading)
  let began = -1
  const starts = blocks.flatMap((block, n) => {
    const before = blocks[n - 1]
    const isSame =
      before?.isStrong === true && !before.isBullet && n - began < 3 && !(isDated(before) && isDated(block))
    if (n !== 0 && (!block.isStrong || block.isBullet || isSame)) return []
    began = n
    const isBehindDate = isDateFirst && before !== undefined && isPeriod(before.text, reading)
    return [isBehindDate ? n - 1 : n]
  })
  return [...new Set(starts)]
}
/** Where entries begin in a part whose titles are set like everything else: some lines above each date. */
function datedStarts(blocks: readonly Block[], reading: DateReading): readonly number[] {
  const dated = blocks.flatMap((block, n) => (isHead(block) && periodsIn(block.text, reading).length > 0 ? [n] : []))
  const above = Math.min(dated[0] ?? 0, 2)
  const starts = dated.map((at, n) => {
    let start = at
    const floor = dated[n - 1] ?? -1
    for (const block of blocks.slice(Math.max(floor + 1, at - above), at).toReversed()) {
      if (!isHead(block)) break
      start -= 1
    }
    return start
  })
  return starts[0] === 0 ? starts : [0, ...starts]
}
function startsOf(blocks: readonly Block[], reading: DateReading): readonly number[] {
  if (blocks.every(({ isBullet }) => isBullet)) return blocks.map((_, n) => n)
  if (blocks.some((block) => block.isStrong && !block.isBullet && !isProse(block))) return strongStarts(blocks, reading)
  if (blocks.some((block) => isHead(block) && periodsIn(block.text, reading).length > 0))
    return datedStarts(blocks, reading)
  return blocks.flatMap((block, n) => {
    const before = blocks[n - 1]
    return n === 0 || (isHead(block) && before && !isHead(before)) ? [n] : []
  })
}

/** What is said at the head of an entry, date taken out. */
interface Head {
  readonly said: readonly string[]
  readonly period: FoundPeriod | null
  readonly dated: ReadonlyMap<TextLine, 'whole' | 'part'>
}
const tidy = (text: string) => {
  const bare = text
    .replaceAll(/\(\s*\)/g, ' ')
    .replaceAll(/^[\s,;:|፣፤·•–—-]+|[\s,;:|፣·•–—-]+$/gu, '')
    .replaceAll(/\s+/g, ' ')
  return /^\([^()]*\)$/.test(bare) ? bare.slice(1, -1).trim() : bare
}
const SEPARATED = /\s+[|·•]\s+|\s*\|\s*|\s+[–—-]\s+/

function headOf(blocks: readonly Block[], reading: DateReading): Head {
  let period: FoundPeriod | null = null
  const dated = new Map<TextLine, 'whole' | 'part'>()
  const said = blocks.flatMap((block) => {
    const whole = block.segments.some(({ text }) => periodsIn(text, reading).length > 0)
    const texts = whole
      ? block.segments.map(({ text }) => text)
      : block.isBullet
        ? [block.text]
        : withPeriods(block, reading)
    return texts.flatMap((text) => {
      const found = period === null ? periodsIn(text, reading)[0] : undefined
      if (!found) return splitSaid(text)
      period = found
      for (const line of block.lines) dated.set(line, isPeriod(block.text, reading) ? 'whole' : 'part')
      const [before, after] = [text.slice(0, found.at), text.slice(found.end)]
      const isEnclosed = /\(\s*$/.test(before) && /^\s*\)/.test(after)
      return splitSaid(
        isEnclosed ? `${before.replace(/\(\s*$/, '')} | ${after.replace(/^\s*\)/, '')}` : `${before} | ${after}`,
      )
    })
  })
  return { said, period, dated }
}
const withPeriods = ({ segments, text }: Block, reading: DateReading) =>
  periodsIn(text, reading).length > 0 ? [text] : segments.map((segment) => segment.text)
const splitSaid = (text: string) =>
  text
    .split(SEPARATED)
    .map(tidy)
    .filter((one) => one !== '')

/** How many of an entry's first blocks name it; what follows tells of it. */
function headLength(blocks: readonly Block[], part: ResumePart, reading: DateReading): number {
  let length = 1
  for (const block of blocks.slice(1, 4)) {
    const { said } = headOf(blocks.slice(0, length), reading)
    const names = said.filter((text) => !CONFIRMED.test(text) && !startsWithPlace(text)).length
    const isName = names < 2 && part !== 'projects' && block.text.length <= 90 && addressIn(block.text) !== block.text
    const belongs =
      block.isStrong ||
      isPeriod(block.text, reading) ||
      isName ||
      (length < 3 && startsWithPlace(block.text)) ||
      GRADE.test(block.text)
    if (block.isBullet || isProse(block) || !belongs) break
    length += 1
  }
  return length
}

/** An organisation and the place behind its comma. */
function withPlace(text: string): { readonly name: string; readonly place: string | null } {
  for (const comma of text.matchAll(/\s*[,፣]\s*/g)) {
    const place = text.slice(comma.index + comma[0].length)
    if (startsWithPlace(place) && !HOUSE.test(place)) return { name: text.slice(0, comma.index), place }
  }
  return { name: text, place: null }
}

/** Which of two names is the organisation: by what they are called, or the second one. */
function named(
  part: ResumePart,
  [first, second]: readonly [string, string],
): readonly [title: string, organisation: string] {
  const [isWork, isHouse] = part === 'education' ? [DEGREE, SCHOOL] : [JOB, HOUSE]
  const weigh = (text: string) => Number(isWork.test(text)) - Number(isHouse.test(text))
  const turns =
    (part === 'experience' || part === 'education' || part === 'volunteering') && weigh(second) > weigh(first)
  return turns ? [second, first] : [first, second]
}

/** One text that names both: `Engineer at Entoto Water`, `BSc in Law, Jimma University`. */
function apart(part: ResumePart, text: string): readonly string[] {
  if (part !== 'experience' && part !== 'education' && part !== 'volunteering') return [text]
  const at = /^(.{3,80}?)\s+(?:at|@)\s+(.{2,80})$/i.exec(text)
  if (at?.[1] !== undefined && at[2] !== undefined) return [at[1], at[2]]
  const isOther = part === 'education' ? SCHOOL : HOUSE
  for (const comma of text.matchAll(/\s*[,፣]\s*/g)) {
    const [before, after] = [text.slice(0, comma.index), text.slice(comma.index + comma[0].length)]
    if (isOther.test(before) !== isOther.test(after)) return [before, after]
  }
  const comma = /\s*[,፣]\s*/.exec(text)
  return part === 'education' || comma === null
    ? [text]
    : [text.slice(0, comma.index), text.slice(comma.index + comma[0].length)]
}

function entryOf(blocks: readonly Block[], part: ResumePart, reading: DateReading): FoundEntry {
  const length = headLength(blocks, part, reading)
  const head = headOf(blocks.slice(0, length), reading)
  const rest = blocks.slice(length)
  const isMark = part === 'education' ? GRADE : part === 'certificates' ? NUMBER : null
  let mark: string | null = null
  let url: string | null = null
  const takeMark = (text: string) => {
    const found = mark === null ? isMark?.exec(text)?.[1] : undefined
    if (found === undefined) return false
    mark = found
    return true
  }
  const takeUrl = (text: string) => {
    const isWhole = part !== 'experience' && part !== 'education' && url === null && addressIn(text) === text.trim()
    if (isWhole) url = text.trim()
    return isWhole
  }
  const known = head.said.flatMap(parted).filter((text) => !CONFIRMED.test(text) && !takeMark(text) && !takeUrl(text))
  /** What is published often stands in one line with who wrote it, where it appeared and its address. */
  function parted(text: string, n: number): readonly string[] {
    const address = part === 'published_works' && n > 0 ? addressIn(text) : null
    if (part !== 'published_works' || n === 0) return [text]
    const rest = address === null ? text : tidy(text.replace(address, ''))
    const comma = rest.indexOf(', ')
    const names = comma < 0 ? [rest] : [rest.slice(0, comma), rest.slice(comma + 2)]
    return [...names.filter((one) => one !== ''), ...(address === null ? [] : [address])]
  }
  const firstPlace = known.slice(1).find((text) => startsWithPlace(text) && !HOUSE.test(text)) ?? null
  const names = known.filter((text) => text !== firstPlace)
  const single = names[0] === undefined ? [] : apart(part, names[0])
  const [first, second, ...more] = names.length === 1 ? single : names
  const [title, house] =
    first === undefined ? [null, null] : second === undefined ? [first, null] : named(part, [first, second])
  const owner = house === null ? { name: null, place: null } : withPlace(house)
  const told = rest.filter(({ text, isBullet }) => isBullet || (!takeMark(text) && !takeUrl(text)))
  return {
    title,
    organisation: firstPlace === null ? owner.name : house,
    place: firstPlace ?? owner.place,
    period: head.period,
    url,
    mark,
    paragraphs: [...more, ...told.filter(({ isBullet }) => !isBullet).map(({ text }) => text)],
    highlights: told.filter(({ isBullet }) => isBullet).map(({ text }) => text),
    dated: head.dated,
  }
}

/** The entries of a part, in their order. */
export function entriesOf(blocks: readonly Block[], part: ResumePart, reading: DateReading): readonly FoundEntry[] {
  const starts = startsOf(blocks, reading)
  return starts.flatMap((start, n) => {
    const own = blocks.slice(start, starts[n + 1])
    // Sentences alone name nothing that could be an entry.
    if (own[0] === undefined || (isProse(own[0]) && !own[0].isStrong)) return []
    const entry = entryOf(own, part, reading)
    return entry.title === null && entry.organisation === null ? [] : [entry]
  })
}

/** A degree and its field: `MSc, Structural Engineering`, `Bachelor of Science in Law`. */
export function studyOf(title: string): { readonly studyType?: string; readonly area?: string } {
  const parts =
    /^(.{2,60}?)\s*[,፣:]\s*(.+)$/u.exec(title) ??
    /^(.{2,60}?)\s+in\s+(.+)$/i.exec(title) ??
    /^(b\.?sc\.?|m\.?sc\.?|b\.?a\.?|m\.?a\.?|mba|ph\.?d\.?|b\.?eng\.?|m\.?eng\.?|diploma)\s+(.+)$/i.exec(title)
  if (parts?.[1] !== undefined && parts[2] !== undefined) return { studyType: parts[1], area: parts[2] }
  return DEGREE.test(title) ? { studyType: title } : { area: title }
}
