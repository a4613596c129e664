import { licence } from '../../openapi/resources/licence.ts'
import { service } from '../../openapi/resources/service.ts'
import { pages } from '../../openapi/routes.ts'
import { bodyWith, PAYLOADS } from '../factories/payloads.ts'
import { quietNetwork } from '../setup/quiet-network.ts'
import { signInContext } from '../setup/visitors.ts'
import { hostileLetter, letterScreens } from './hostile-letter.ts'
import { newCompany } from './new-company.ts'
import { newPerson } from './new-person.ts'
import { get, post, put, ran, staging, type Caller } from './payload-calls.ts'
import { expect, test } from './test.ts'

const SHOWN = '<img src=x onerror=ran=9>'
const both = (text: string) => ({ en: text, am: `${text} ሥራ` })
const ALL = PAYLOADS.join('\n')
const nth = (n: number) => both(PAYLOADS[n] ?? SHOWN)

test('forty payloads in all that a company says of itself, of its structure, in an offer and in a letter: nothing runs for it, for the person or for an administrator', async ({
  browser,
  context,
  page,
  request,
  mailbox,
  signIn,
  baseURL,
}) => {
  const web = baseURL ?? ''
  const firm = await newCompany(request, mailbox)
  const caller: Caller = { request, headers: { authorization: `Bearer ${firm.token}` } }
  const staged = await staging(caller)
  const made = async (path: string, data: unknown, status = 201) => {
    const answer = await post(caller, path, data)
    expect(answer.status(), `${path}: ${await answer.text()}`).toBe(status)
    return (await answer.json()) as { id: string }
  }
  const saved = async (path: string, data: unknown) => {
    const answer = await put(caller, path, data)
    expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200)
  }

  const positions: string[] = []
  for (const text of PAYLOADS) {
    const words = {
      name: both(text),
      function: both(`${text} keeps the wells and the pumps.`),
      contact_email: firm.login,
      contact_phone: null,
    }
    const { id: department_id } = await made('/departments', { ...words, parent_id: null })
    positions.push(
      (
        await made('/positions', {
          title: both(text),
          department_id,
          reports_to_id: positions.at(-1) ?? null,
          headcount: 1,
          description: both(text),
        })
      ).id,
    )
    for (const own of [licence, service]) await made(own.path, await bodyWith(own, text, '', staged))
  }
  const information = (await get(caller, '/company/information')) as Record<string, Record<string, unknown>>
  const part = (name: string, values: object) => {
    const { logo: _logo, cover: _cover, ...kept } = information[name] ?? {}
    return saved(`/company/information/${name}`, { ...kept, ...values })
  }
  await part('identity', {
    name: nth(0),
    legal_name: nth(2),
    short_name: nth(0),
    public_name: both(SHOWN),
    tagline: nth(15),
  })
  await part('legal', {
    tin_number: '0012345678',
    tin_authority: nth(4),
    vat_authority: nth(7),
    registration_authority: nth(11),
  })
  await part('hours', { days: [{ day: 1, opens: '08:30', closes: '17:30' }], note: nth(35) })
  await part('place', {
    street_address: nth(36),
    po_box: PAYLOADS[8],
    zip_code: '<svg onload=ran=12>',
    region: PAYLOADS[21],
    zone: PAYLOADS[19],
    woreda: PAYLOADS[39],
  })
  const { version: request_version } = await get(caller, '/company/verification')
  await made(
    '/company/verification',
    { document_ids: [await staged.document()], remark: ALL.slice(0, 1000), version: request_version },
    200,
  )
  const person = await newPerson(context, request, mailbox, web)
  const terms = {
    employee_email: person.login,
    position_id: positions[8],
    job_title: SHOWN,
    job_description: ALL,
    salary: 32_000,
    currency: 'ETB',
    employment_type: 'full-time',
    location_type: 'on-site',
    from_date: '2020-01-06',
    to_date: null,
    answer_by: null,
  }
  const { offers } = (await (await post(caller, '/offers', { offers: [terms] })).json()) as {
    offers: readonly { id: string }[]
  }
  const {
    template: _template,
    version,
    font,
    indexable,
    primary_colour,
    second_colour,
    text_colour,
  } = await get(caller, '/site')
  await saved('/site', { template: 'template3', version, font, indexable, primary_colour, second_colour, text_colour })
  await made('/site/publish', { indexable: true, version: (await get(caller, '/site'))['version'] }, 200)

  const letter = await hostileLetter(caller)

  page.on('dialog', (dialog) => {
    throw new Error(`a dialog opened: ${dialog.message()}`)
  })
  const quiet = quietNetwork(page)
  const open = async (
    path: string,
    shown = page
      .getByText(/ran=\d/)
      .filter({ visible: true })
      .first(),
  ) => {
    await page.goto(path)
    await expect(shown, path).toBeVisible()
    await quiet()
    expect(await ran(page), path).toEqual([])
  }
  for (const lang of ['en', 'am']) await open(`/@${firm.username}?lang=${lang}`)
  // As the person.
  for (const path of [
    pages.offers.path,
    pages.offer.path.replace('{id}', offers[0]?.id ?? ''),
    pages.notifications.path,
  ])
    await open(path)
  await signIn({ login: firm.login, password: firm.password })
  await open(pages.companyInformation.path, page.locator('[name="public_name.en"]'))
  for (const path of [pages.structure.path, pages.positions.path, pages.organisationChart.path, pages.employees.path])
    await open(path)
  for (const path of letterScreens(letter)) await open(path)
  const administrator = await browser.newContext({ baseURL: web })
  await signInContext(administrator, web, 'admin', 'en')
  const queue = await administrator.newPage()
  await queue.goto(`${pages.users.path}?view=queue&q=${firm.username}`)
  await queue.getByRole('row').filter({ hasText: firm.username }).getByRole('button').first().click()
  await expect(queue.getByRole('dialog').getByText('<script>ran=1</script>').first()).toBeVisible()
  expect(await ran(queue)).toEqual([])
  await administrator.close()
})
