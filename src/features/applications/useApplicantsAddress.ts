import { useSearchParams } from 'react-router'

/** The parameter that names the applicant who is looked at, the tab of their panel, and the view. */
const APPLICANT = 'applicant'
const TAB = 'tab'
const VIEW = 'view'
const BOARD = 'board'
/** What is not of the view that is kept. */
const PASSING = [APPLICANT, TAB, 'page']

/** What of the screen stands in the address beside what the list asks for. */
export function useApplicantsAddress() {
  const [params, setParams] = useSearchParams()
  const opened = params.get(APPLICANT)
  const change = (edit: (next: URLSearchParams) => void, replace: boolean) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        edit(next)
        return next
      },
      { preventScrollReset: true, replace },
    )
  const kept = new URLSearchParams(params)
  for (const name of PASSING) kept.delete(name)
  return {
    /** Who is looked at. */
    opened,
    /** The tab of their panel; it stays from one to the next. */
    tab: params.get(TAB),
    view: params.get(VIEW) === BOARD ? ('board' as const) : ('table' as const),
    /** What is looked at, without what passes. */
    kept: kept.toString(),
    look: (id: string | null, tab?: string) =>
      change(
        (next) => {
          if (id === null) for (const name of [APPLICANT, TAB]) next.delete(name)
          else next.set(APPLICANT, id)
          if (tab !== undefined) next.set(TAB, tab)
        },
        // One entry for the panel, however many are looked at in it.
        opened !== null,
      ),
    turnTo: (tab: string) => change((next) => next.set(TAB, tab), true),
    show: (view: 'table' | 'board') =>
      change((next) => {
        next.delete(VIEW)
        if (view === 'board') next.set(VIEW, BOARD)
        // The board has all stages.
        for (const name of ['stage', 'status', 'page']) if (view === 'board') next.delete(name)
      }, false),
    goTo: (address: string) => setParams(new URLSearchParams(address), { preventScrollReset: true }),
  }
}
