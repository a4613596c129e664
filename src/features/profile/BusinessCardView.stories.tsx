import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { companySectionPath } from '../../../openapi/anchors.ts'
import { offline, type Failure } from '../../../openapi/failure.ts'
import { cardDrawing, cardRow } from '../../api/mocks/site-samples.ts'
import { BusinessCardSide } from './BusinessCardSide.tsx'
import { BusinessCardView, type BusinessCardViewProps } from './BusinessCardView.tsx'

const retry = fn()
const stale: Failure = { ...offline, code: 'stale', status: 409, message: 'Somebody changed this meanwhile.' }
const drawn: BusinessCardViewProps['renderSide'] = (side, design) => (
  <BusinessCardSide wish={{ side, design, language: 'en' }} svg={cardDrawing(design, side)} failure={null} />
)
const meta = {
  component: BusinessCardView,
  args: {
    kind: 'individual',
    card: cardRow,
    design: 'band',
    language: 'en',
    onLanguage: fn(),
    onChoose: fn(),
    trouble: null,
    failure: null,
    onRetry: fn(),
    onKeepMine: fn(),
    onTakeTheirs: fn(),
    renderSide: drawn,
    making: null,
    onTake: fn(),
  },
} satisfies Meta<typeof BusinessCardView>
export default meta
type S = StoryObj<typeof meta>

export const Filled: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('card.leads_to_site'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: new RegExp(say('card.design.band.text')) })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(say('card.design.ledger.text')) }))
    await expect(args.onChoose).toHaveBeenCalledWith('ledger')
    await userEvent.click(canvas.getByRole('button', { name: say('ui.language.am') }))
    await expect(args.onLanguage).toHaveBeenCalledWith('am')
    await userEvent.click(canvas.getByRole('button', { name: say('card.file.pdf') }))
    await userEvent.click(canvas.getByRole('button', { name: say('card.file.vcard.4') }))
    await expect(args.onTake).toHaveBeenCalledWith('vcard.4')
  },
}

/** Nothing is allowed for the card but the name. */
export const OnlyAName: S = {
  args: {
    card: {
      ...cardRow,
      headline: null,
      job_title: null,
      email: null,
      phone_number: null,
      work_email: null,
      work_phone_number: null,
      site_url: null,
      scans: 0,
    },
  },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('card.bare'))).toBeVisible()
    await expect(canvas.getByText(say('card.no_site'))).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: say('card.shows.change_one', { what: say('card.shows.phone') }) }),
    ).toHaveAttribute('href', '/user/personal/detail')
  },
}

export const LongAmharicName: S = {
  args: { language: 'am', card: { ...cardRow, name: { am: 'ወልደሚካኤል ገብረመድኅን ኃይለሥላሴ ተክለሃይማኖት ወልደአማኑኤል ገብረክርስቶስ' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ወልደሚካኤል/)).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const Drawing: S = {
  args: {
    renderSide: (side, design) => (
      <BusinessCardSide wish={{ side, design, language: 'en' }} svg={null} failure={null} />
    ),
  },
}

/** The line is down while the card is drawn: everything else stays usable. */
export const NotDrawn: S = {
  args: {
    renderSide: (side, design, large) => (
      <BusinessCardSide
        wish={{ side, design, language: 'en' }}
        svg={null}
        failure={offline}
        onRetry={large ? retry : undefined}
      />
    ),
  },
  play: async ({ canvas, globals, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: sayIn(globals)('ui.action.retry') })
    if (first) await userEvent.click(first)
    await expect(retry).toHaveBeenCalledOnce()
  },
}

export const NotKept: S = {
  args: { design: 'portrait', trouble: 'offline', failure: offline },
  play: async ({ canvas, args, globals, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('card.not_kept'))
    await userEvent.click(canvas.getByRole('button', { name: sayIn(globals)('ui.action.retry') }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const ChangedElsewhere: S = {
  args: { design: 'portrait', trouble: 'stale', failure: stale },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('card.stale.keep_mine') }))
    await expect(args.onKeepMine).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: say('card.stale.take_theirs') }))
    await expect(args.onTakeTheirs).toHaveBeenCalledOnce()
  },
}

export const MakingAFile: S = {
  args: { making: 'pdf' },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('button', { name: sayIn(globals)('card.file.pdf') })).toHaveAttribute(
      'aria-disabled',
      'true',
    ),
}
/** What stands on a company's card is written in two groups of its information; each link leads to its own. */
export const Company: S = {
  args: {
    kind: 'company',
    card: {
      ...cardRow,
      name: { en: 'Gera Forest Coffee', am: 'የጌራ ጫካ ቡና' },
      headline: null,
      job_title: null,
      work_email: null,
      work_phone_number: null,
    },
  },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    const linkOf = (what: 'card.shows.tagline' | 'card.shows.phone') =>
      canvas.getByRole('link', { name: say('card.shows.change_one', { what: say(what) }) })
    await expect(linkOf('card.shows.tagline')).toHaveAttribute('href', companySectionPath('identity'))
    await expect(linkOf('card.shows.phone')).toHaveAttribute('href', companySectionPath('place'))
    await expect(canvas.queryByText(say('card.shows.work_phone'))).toBeNull()
  },
}
