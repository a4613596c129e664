import { eq } from 'drizzle-orm'
import type { Viewer } from '../../openapi/define.ts'
import { DAY } from '../../openapi/durations.ts'
import { fieldText, LETTER_FIELDS } from '../../openapi/letter-fields.ts'
import type { Ref } from '../../openapi/ref.ts'
import type { LetterTypeBody } from '../../openapi/schemas/letter-settings.ts'
import type { LetterEdit } from '../../openapi/schemas/letter.ts'
import { engineer } from './content.ts'
import { createFormat } from '../areas/letter-settings/formats.commands.ts'
import { createLevel } from '../areas/letter-settings/levels.commands.ts'
import { createTemplate } from '../areas/letter-settings/templates.commands.ts'
import { createType } from '../areas/letter-settings/types.commands.ts'
import { issueLetter } from '../areas/letters/issuing.commands.ts'
import { lookingAs } from '../areas/letters/visible.queries.ts'
import { createLetter, saveLetter, submitLetter } from '../areas/letters/writing.commands.ts'
import { letterRecipients } from '../db/letters-tables.ts'
import type { ReferenceNames } from '../kernel/reference-lists.ts'
import type { Services, Tx } from '../kernel/context.ts'

const said = (...texts: readonly string[]) => texts.map((text) => ({ type: 'paragraph' as const, text: [{ text }] }))

/** Paragraphs in which names in braces are merge fields. */
const withFields = (...texts: readonly string[]) =>
  texts.map((text) => ({
    type: 'paragraph' as const,
    text: text
      .split(/(\{\w+\})/)
      .filter((part) => part !== '')
      .map((part) => {
        const field = LETTER_FIELDS.find((one) => fieldText(one) === part)
        return field === undefined ? { text: part } : { text: part, field }
      }),
  }))

interface Writing {
  readonly author: Viewer
  readonly daysAgo: number
  readonly typeId: Ref<'letterType'>
  readonly lang: 'en' | 'am'
  readonly says: Omit<LetterEdit, 'version'>
  readonly goes: 'nowhere' | 'to approval' | 'out'
}
const outside = (name: string, email: string) => ({
  kind: 'outside' as const,
  user_id: null,
  username: null,
  email,
  name,
  copy: false,
})

/** What the coffee exporter set up for its letters, and three of them: one went out, one waits, one is a draft. */
export async function writeLetters(
  tx: Tx,
  services: Services,
  { company, manager, names }: { readonly company: Viewer; readonly manager: Viewer; readonly names: ReferenceNames },
): Promise<void> {
  const now = services.clock.now()
  const setUp = { tx, services, accountId: company.accountId, now }
  const format = await createFormat(setUp, {
    name: { en: 'By type and year', am: 'በዓይነትና በዓመት' },
    pattern: '{PREFIX}/{SEQ:4}/{YEAR}',
    calendar: 'ethiopian',
    reset: 'yearly',
    shared: false,
  })
  const letterhead = {
    logo: 'company',
    logo_id: null,
    header: {
      en: said('Gera Forest Coffee Export, Jimma'),
      am: said('ጌራ የጫካ ቡና ላኪ፣ ጅማ'),
    },
    footer: { en: said('Kochi, Jimma · +251 47 111 22 33'), am: said('ቆጪ፣ ጅማ · +251 47 111 22 33') },
    margins: { top: 22, right: 22, bottom: 22, left: 25 },
    font: 'noto',
    size: 11,
    accent: '#1f4d3a',
  } as const
  const plain = await createTemplate(setUp, {
    ...letterhead,
    name: { en: 'Gera letterhead', am: 'የጌራ የደብዳቤ ራስጌ' },
    body: null,
  })
  const certificate = await createTemplate(setUp, {
    ...letterhead,
    name: { en: 'Gera certificate', am: 'የጌራ ምስክር ወረቀት' },
    body: {
      en: withFields(
        'To whom it may concern,',
        'This is to certify that {person_name} has worked for {company_name} since {first_day} and holds the position of {position}.',
        'We thank them for their work and wish them all the best.',
      ),
      am: withFields(
        'ለሚመለከተው ሁሉ፣',
        '{person_name} ከ{first_day} ጀምሮ በድርጅታችን {company_name} ውስጥ መሥራታቸውንና የሥራ መደባቸው {position} መሆኑን እናረጋግጣለን።',
        'ለሠሩት ሥራ እያመሰገንን መልካሙን ሁሉ እንመኝላቸዋለን።',
      ),
    },
  })
  const typeOf = (type: Pick<LetterTypeBody, 'name' | 'prefix' | 'request'>, template: { readonly id: string }) =>
    createType(setUp, {
      ...type,
      format_id: format.id as Ref<'letterFormat'>,
      template_id: template.id as Ref<'letterTemplate'>,
      confidential: false,
      active: true,
    })
  const business = await typeOf(
    { name: { en: 'Business letter', am: 'የሥራ ደብዳቤ' }, prefix: 'BL', request: 'none' },
    plain,
  )
  await typeOf(
    { name: { en: 'Certificate of employment', am: 'የሥራ ምስክር ወረቀት' }, prefix: 'CE', request: 'employment' },
    certificate,
  )

  const write = async ({ author, daysAgo, typeId, lang, says, goes }: Writing) => {
    const at = new Date(now.getTime() - daysAgo * DAY)
    const by = async () => ({ tx, services, names, now: at, looking: await lookingAs(tx, services, author, now) })
    const { id, version } = await createLetter(await by(), { type_id: typeId, lang })
    const saved = await saveLetter(await by(), id, { ...says, version })
    if (goes === 'nowhere') return
    const sent = await submitLetter(await by(), id, saved.version)
    if (goes !== 'out') return
    await issueLetter(await by(), id, sent.version)
    // Nobody reads the mails of before the demonstration began.
    const mailedAt = new Date(at.getTime() + 60_000)
    await tx
      .update(letterRecipients)
      .set({ mailedAt, openedAt: new Date(at.getTime() + DAY) })
      .where(eq(letterRecipients.letterId, id))
  }

  await write({
    author: company,
    daysAgo: 9,
    typeId: business.id as Ref<'letterType'>,
    lang: 'en',
    goes: 'out',
    says: {
      subject: 'Samples of the new harvest',
      body: said(
        'Dear Mrs Lindqvist,',
        'We send you four samples of the new harvest from Gera and Agaro, each with the protocol of our cupping. Please let us know by the end of the month how many bags you wish to keep.',
        'Yours sincerely,',
      ),
      about_user_id: null,
      separate: false,
      attachment_ids: [],
      amount: null,
      recipients: [
        outside('Nordic Roasters', 'buying@nordic-roasters.example'),
        { kind: 'account', user_id: null, username: engineer.username, email: null, name: null, copy: true },
      ],
    },
  })
  await createLevel(setUp, {
    name: { en: 'Management', am: 'ዋና ሥራ አስኪያጅ' },
    needs: 'any',
    approvers: [{ who: 'owners', user_id: null, position_id: null }],
    type_ids: [],
    amount_over: null,
    escalate_after: 5,
  })
  await write({
    author: manager,
    daysAgo: 1,
    typeId: business.id as Ref<'letterType'>,
    lang: 'am',
    goes: 'to approval',
    says: {
      subject: 'የማድረቂያ አልጋ ግዢ',
      body: said(
        'ለጅማ ልማት ባንክ፣',
        'ለአጋሮ ጣቢያ ሃያ የማድረቂያ አልጋዎች ለመግዛት የብድር ጥያቄ አቅርበናል። ዝርዝሩን ከዚህ ደብዳቤ ጋር አያይዘናል።',
        'ከአክብሮት ጋር፣',
      ),
      about_user_id: null,
      separate: false,
      attachment_ids: [],
      amount: 480_000,
      recipients: [outside('ጅማ ልማት ባንክ', 'loans@jimma-bank.example')],
    },
  })
  await write({
    author: company,
    daysAgo: 0,
    typeId: business.id as Ref<'letterType'>,
    lang: 'en',
    goes: 'nowhere',
    says: {
      subject: 'Invitation to the open day at Gera station',
      body: said('You are welcome at our station on the first Saturday of the new year.'),
      about_user_id: null,
      separate: false,
      attachment_ids: [],
      amount: null,
      recipients: [],
    },
  })
}
