import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { manyWrites } from './manyWrites.ts'

/** A server in a process of its own. */
export type ServerProcess = ReturnType<typeof runServer>
export type Environment = Record<string, string>

const source = ['--import', 'tsx', 'src/server/main.ts']

/**
 * Runs the server from its source, on any free port, for one that writes much.
 * @param cwd of another project
 * @param program words for Node that run another program
 */
export function runServer(environment: Environment, { cwd = '.', program = source } = {}) {
  const env = { ...process.env, PORT: '0', LOG_LEVEL: 'fatal', ...manyWrites, ...environment }
  const child = spawn(process.execPath, program, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const gone = once(child, 'close')
  const errors = text(child.stderr)
  let printed = ''
  const address = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      const found = /ready: (\S+)/.exec(printed)?.[1]
      if (found !== undefined) resolve(found.replace(/\/$/, ''))
    })
    void gone.then(async () => reject(new Error(`The server did not start: ${await errors}`)))
  })
  address.catch(() => undefined)
  return {
    process: child,
    /** Its address, without a slash at the end, as soon as it serves. Throws with what it said if it does not. */
    ready: () => address,
    /** All that it wrote so far. */
    printed: () => printed,
    /** All that it wrote to its standard error, once it has ended. */
    errors,
    /** Ends it and waits until it has gone. */
    async end(signal: NodeJS.Signals = 'SIGKILL') {
      child.kill(signal)
      await gone
      return child.exitCode
    },
  }
}

/** Runs a built server. */
export const runPacked = (file: string, environment: Environment) => runServer(environment, { program: [file] })
