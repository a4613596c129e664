// node bare-api-server.ts <database>: the limit that reads of the API are measured against. Prints its port.
import Fastify from 'fastify'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.argv[2], max: 10 })
const app = Fastify()
app.get<{ Params: { statements: string; bytes: string } }>('/:statements/:bytes', async ({ params }) => {
  let found = 0
  for (let i = 0; i < Number(params.statements); i++) {
    const { rowCount } = await pool.query({
      name: 'one',
      text: 'select * from users where email_key = $1',
      values: ['measured@example.org'],
    })
    found += rowCount ?? 0
  }
  return { found, text: 'x'.repeat(Math.max(0, Number(params.bytes) - 25)) }
})
const address = await app.listen({ port: 0, host: '127.0.0.1' })
process.stdout.write(`${new URL(address).port}\n`)
