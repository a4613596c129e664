import { describe, expect, it } from 'vitest'
import { testApp } from '../../tests/setup/app.ts'

const { app } = await testApp()
const get = (cookie: string) => app.inject({ url: '/', headers: { cookie } })

describe('the start page after signing out', () => {
  it.each([
    ['farewell=done', 'en', 'Logged out successfully'],
    ['farewell=deleted', 'en', 'Your account will be deleted in 14 days'],
    ['darkTheme=true; farewell=failed; current_language=am', 'am', 'የሆነ ስህተት ተፈጥሯል'],
  ])('shows the outcome once, in the page and in its title (%s)', async (cookie, lang, text) => {
    const answer = await get(cookie)
    expect(answer.body).toContain(`role="status">${text}`)
    expect(answer.body).toContain(`<title>${text}`)
    expect(answer.headers['content-language']).toBe(lang)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['set-cookie']).toBe('farewell=; path=/; max-age=0; SameSite=Lax')
  })

  it.each(['', 'farewell=', 'farewell=<script>', 'other=1'])('shows no message for the cookie "%s"', async (cookie) => {
    const answer = await get(cookie)
    expect(answer.body).not.toContain('role="status"')
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.headers['cache-control']).toBe('no-cache')
  })
})
