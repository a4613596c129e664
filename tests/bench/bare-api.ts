import { startBare, type BareServer } from './bare.ts'

/**
 * Bare Fastify over `pg`: `/<statements>/<bytes>` runs so many statements by an index, one after another, and answers
 * so many bytes of JSON.
 */
export const bareApi = (databaseUrl: string): Promise<BareServer> => startBare('bare-api-server.ts', databaseUrl)
