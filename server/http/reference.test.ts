import { describe, expect, it } from 'vitest'
import { errorTable } from '../../openapi/errors.ts'
import { areas } from '../../openapi/operations/registry.ts'
import { testApp } from '../../tests/setup/app.ts'

const { app } = await testApp()
const read = async (url: string, lang: string) => {
  const answer = await app.inject({ url, headers: { cookie: `current_language=${lang}` } })
  expect(answer.statusCode, url).toBe(200)
  return answer.body
}
const all = (page: string, what: RegExp) => [...page.matchAll(what)].map(([, found = '']) => found)
const ids = (page: string) => all(page, / id="([^"]*)"/g)

describe.each(['en', 'am'])('the reference of the API, %s', (lang) => {
  it('has every call and every refusal in its contents, and all that its links lead to', async () => {
    const contents = await read('/api/docs', lang)
    const pages = new Map([['/api/docs', contents]])
    for (const area of Object.keys(areas)) pages.set(`/api/docs/${area}`, await read(`/api/docs/${area}`, lang))
    for (const [area, table] of Object.entries(areas))
      for (const call of Object.keys(table)) {
        expect(contents).toContain(`href="/api/docs/${area}#${call}"`)
        expect(ids(pages.get(`/api/docs/${area}`) ?? '')).toContain(call)
      }
    // What a refusal names as its type.
    expect(ids(contents)).toEqual(expect.arrayContaining(Object.keys(errorTable)))
    for (const [address, page] of pages) {
      expect(new Set(ids(page)).size, address).toBe(ids(page).length)
      for (const link of all(page, /<a href="([^"]*)"/g)) {
        if (link === '/api/openapi.json') continue
        const [target = '', anchor] = link.split('#')
        const led = pages.get(target === '' ? address : target)
        expect(led, `${address} leads to ${link}`).toBeDefined()
        if (anchor !== undefined) expect(ids(led ?? ''), `${address} leads to ${link}`).toContain(anchor)
      }
    }
  })

  it('comes in parts that a phone can hold', async () => {
    for (const part of ['', ...Object.keys(areas).map((area) => `/${area}`)]) {
      const elements = all(await read(`/api/docs${part}`, lang), /<([a-z])/g).length
      expect(elements, part).toBeLessThan(4000)
    }
  })
})

it('knows no other area', async () => {
  for (const area of ['nothing', 'constructor', '__proto__'])
    expect((await app.inject({ url: `/api/docs/${area}` })).statusCode).toBe(404)
})
