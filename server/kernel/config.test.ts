import { describe, expect, it } from 'vitest'
import { README_LOGINS, README_ORIGIN } from '../../tests/setup/readme.ts'
import { DEMO_PASSWORD } from '../demo/content.ts'
import { DEMO_EMAILS } from '../runtime.ts'
import { readConfig } from './config.ts'

describe('the settings', () => {
  it('default to the address and people in the README', () => {
    expect(readConfig({})).toMatchObject({ webOrigin: README_ORIGIN, apiOrigin: README_ORIGIN, isDemo: true })
    expect(README_LOGINS).toEqual(DEMO_EMAILS.map((login) => ({ login, password: DEMO_PASSWORD })))
  })

  it.each([
    [{ PORT: '3100' }, 'http://localhost:3100', true],
    [{ PORT: '80' }, 'http://localhost', true],
    [{ HOST: '127.0.0.1' }, 'http://127.0.0.1:3000', true],
    [{ HOST: '::1' }, 'http://[::1]:3000', true],
    [{ HOST: '0.0.0.0' }, 'http://localhost:3000', false],
    [{ HOST: 'desk.lan' }, 'http://desk.lan:3000', false],
    [{ WEB_ORIGIN: 'https://sira.example' }, 'https://sira.example', false],
  ])('%j: the public address is %s', (env, webOrigin, isDemo) => {
    expect(readConfig(env)).toMatchObject({ webOrigin, apiOrigin: webOrigin, isDemo })
  })
})
