import type { ASKED_WHY, LetterLevelBody, LetterPermissionBody } from '../../../openapi/schemas/letter-settings.ts'

/** Who works for a company today, in which positions, and who stands in for whom. */
export interface Staffing {
  /** ISO, Addis Ababa. */
  readonly today: string
  readonly owners: readonly string[]
  /** Current employments. Somebody may hold two. */
  readonly employed: readonly Held[]
  /** Who held a position last, of all positions; who works in it now counts for nothing. */
  readonly lastHolders: ReadonlyMap<string, string>
  /** In which position a person worked last, of those who left. */
  readonly lastPositions: ReadonlyMap<string, string>
  /** To which position each reports; null: to nobody. */
  readonly superiors: ReadonlyMap<string, string | null>
  readonly absences: readonly {
    readonly userId: string
    readonly deputyId: string
    readonly fromDay: string
    readonly toDay: string
  }[]
}
interface Held {
  readonly userId: string
  readonly positionId: string | null
}
/** One who is asked to approve today. */
export interface Asked {
  readonly userId: string
  /** Whom a deputy stands in for, who may still approve themself; null: nobody. */
  readonly forUserId: string | null
  readonly why: (typeof ASKED_WHY)[number]
  /** They are above those whom the level names, and answer for all of it. */
  readonly isAbove?: true
}
type Named = Pick<LetterLevelBody['approvers'][number], 'who'> & {
  readonly userId: string | null
  readonly positionId: string | null
}
/** A permission of the company as it is kept. */
export interface Permitted {
  readonly typeId: string | null
  readonly action: LetterPermissionBody['action']
  readonly who: LetterPermissionBody['who']
  readonly userId: string | null
  readonly positionId: string | null
}

const isHere = ({ owners, employed }: Staffing, userId: string): boolean =>
  owners.includes(userId) || employed.some((one) => one.userId === userId)
const holdersOf = ({ employed }: Staffing, positionId: string): readonly string[] => [
  ...new Set(employed.filter((one) => one.positionId === positionId).map(({ userId }) => userId)),
]
const deputyOf = ({ absences, today }: Staffing, userId: string): string | undefined =>
  absences.find((one) => one.userId === userId && one.fromDay <= today && today <= one.toDay)?.deputyId

/** Who acts for somebody today: themself, or the first of their deputies' line who is here; null where nobody of it is. */
function standIn(staffing: Staffing, userId: string): string | null {
  const seen = new Set<string>()
  for (let one: string | undefined = userId; one !== undefined && !seen.has(one); one = deputyOf(staffing, one)) {
    seen.add(one)
    if (isHere(staffing, one) && deputyOf(staffing, one) === undefined) return one
  }
  return null
}
/** Somebody who works there, or their deputy while they are away. Without a deputy who is here, they are asked. */
function present(staffing: Staffing, userId: string, why: Asked['why']): Asked {
  const acting = standIn(staffing, userId) ?? userId
  return acting === userId ? { userId, forUserId: null, why } : { userId: acting, forUserId: userId, why: 'deputy' }
}

const ownersOf = (staffing: Staffing, why: Asked['why']): readonly Asked[] =>
  staffing.owners.map((userId) => present(staffing, userId, why))

/** Whoever holds the nearest superior position that somebody holds; the owners where there is none. */
function aboveOf(staffing: Staffing, positionId: string | null): readonly Asked[] {
  const seen = new Set<string>()
  let above = positionId === null ? null : staffing.superiors.get(positionId)
  while (above !== null && above !== undefined && !seen.has(above)) {
    seen.add(above)
    const holders = holdersOf(staffing, above)
    if (holders.length > 0) return holders.map((userId) => present(staffing, userId, 'superior'))
    above = staffing.superiors.get(above)
  }
  return ownersOf(staffing, 'owner')
}
/** In the place of somebody who left: their deputy as long as the dates say, else whoever is above them. */
function insteadOf(staffing: Staffing, userId: string | undefined, positionId: string | null): readonly Asked[] {
  const deputy = userId === undefined ? undefined : deputyOf(staffing, userId)
  const acting = deputy === undefined ? null : standIn(staffing, deputy)
  return acting === null || userId === undefined
    ? aboveOf(staffing, positionId)
    : [{ userId: acting, forUserId: userId, why: 'deputy' }]
}

/** Who has a permission today: the person while they are here, whoever holds the position, or everybody. */
export function whoHas(staffing: Staffing, { who, userId, positionId }: Omit<Permitted, 'typeId' | 'action'>) {
  if (who === 'person') return userId !== null && isHere(staffing, userId) ? [userId] : []
  if (who === 'position') return positionId === null ? [] : holdersOf(staffing, positionId)
  return [...new Set([...staffing.owners, ...staffing.employed.map((one) => one.userId)])]
}

/** Nobody holds the position that is named. */
export const isVacant = (staffing: Staffing, { who, positionId }: Named): boolean =>
  who === 'position' && positionId !== null && holdersOf(staffing, positionId).length === 0

function askedFor(
  staffing: Staffing,
  { who, userId, positionId }: Named,
  typeId: string,
  permissions: readonly Permitted[],
): readonly Asked[] {
  switch (who) {
    case 'owners':
      return ownersOf(staffing, 'owner')
    case 'permitted': {
      const theirs = permissions.filter(
        (one) => one.action === 'approve' && (one.typeId === null || one.typeId === typeId),
      )
      const found = theirs.flatMap((one) => whoHas(staffing, one))
      // A level that nobody may approve would hold its letters for ever.
      return found.length === 0 ? ownersOf(staffing, 'owner') : found.map((one) => present(staffing, one, 'permitted'))
    }
    case 'position': {
      if (positionId === null) return []
      const holders = holdersOf(staffing, positionId)
      return holders.length > 0
        ? holders.map((one) => present(staffing, one, 'holder'))
        : insteadOf(staffing, staffing.lastHolders.get(positionId), positionId)
    }
    case 'person':
      if (userId === null) return []
      return isHere(staffing, userId)
        ? [present(staffing, userId, 'named')]
        : insteadOf(staffing, userId, staffing.lastPositions.get(userId) ?? null)
  }
}

/**
 * Who is asked today by a level for a letter of a type, each once; never nobody, as long as the company has an owner. A
 * position that nobody holds is answered for by the deputy of its last holder while the dates say, else by whoever holds
 * the nearest superior position, else by the owners; and a person who left in the same way.
 */
export function whoIsAsked(
  staffing: Staffing,
  approvers: readonly Named[],
  typeId: string,
  permissions: readonly Permitted[],
): readonly Asked[] {
  const asked = new Map<string, Asked>()
  for (const approver of approvers)
    for (const one of askedFor(staffing, approver, typeId, permissions))
      if (!asked.has(one.userId)) asked.set(one.userId, one)
  return [...asked.values()]
}

/**
 * Those above whoever a level asks, for a letter that has waited too long: the holders of the nearest superior position,
 * else the owners. Whoever is asked already is not among them.
 */
export function whoIsAbove(staffing: Staffing, asked: readonly Asked[]): readonly Asked[] {
  const above = new Map<string, Asked>()
  for (const { userId, forUserId } of asked) {
    const seat = forUserId ?? userId
    const held = staffing.employed.find((one) => one.userId === seat)?.positionId ?? staffing.lastPositions.get(seat)
    for (const one of aboveOf(staffing, held ?? null))
      if (!asked.some((each) => each.userId === one.userId)) above.set(one.userId, { ...one, isAbove: true })
  }
  return [...above.values()]
}

/** Does a level concern a letter of this type and amount (birr; null: it has none)? */
export const concerns = (
  { typeIds, amountOver }: { readonly typeIds: readonly string[]; readonly amountOver: number | null },
  typeId: string,
  amount: number | null,
): boolean =>
  (typeIds.length === 0 || typeIds.includes(typeId)) &&
  (amountOver === null || (amount !== null && amount > amountOver))
