import { readSettings } from '#server/settings.ts'
import { startServer } from '#server/openServer.ts'

// The product, but each save has a commit and a flush of its own.
const server = await startServer(readSettings(process.env), { groupSize: 1 })
process.once('SIGTERM', () => void server.close())
console.log(`ready: ${server.address}`)
