import { spawn, type ChildProcess } from 'node:child_process'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { manyWrites } from './manyWrites.ts'

/** Runs the server as a process of its own, as `npm start` does, on any free port, for one that writes much. @param cwd of another project */
export function runServer(environment: Record<string, string>, cwd = '.'): ChildProcess {
  const env = { ...process.env, PORT: '0', LOG_LEVEL: 'fatal', ...manyWrites, ...environment }
  const command = ['--import', 'tsx', 'src/server/main.ts']
  return spawn(process.execPath, command, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
}

/** All that it wrote to its standard error, once it has ended. */
export const errorsOf = (server: ChildProcess) => text(server.stderr ?? Readable.from([]))

/** Its address, without a slash at the end, as soon as it serves. */
export async function started(server: ChildProcess): Promise<string> {
  for await (const chunk of server.stdout ?? []) {
    const address = /ready: (\S+)/.exec(String(chunk))?.[1]
    if (address !== undefined) return address.replace(/\/$/, '')
  }
  throw new Error('The server did not start')
}
