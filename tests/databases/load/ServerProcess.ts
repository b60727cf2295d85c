import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { manyWrites } from '../../api/manyWrites.ts'
import { started } from '../../api/serverProcess.ts'

/** A server in a process of its own. */
export interface ServerProcess {
  process: ChildProcess
  /** Its address as soon as it serves. Throws with what it said if it does not. */
  ready: () => Promise<string>
  /** Ends it and waits until it has gone. */
  end: (signal: NodeJS.Signals) => Promise<number | null>
}

export type Environment = Record<string, string>

/** @param file a packed server */
export function runPacked(file: string, environment: Environment): ServerProcess {
  const env = { ...process.env, PORT: '0', LOG_LEVEL: 'fatal', ...manyWrites, ...environment }
  const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const gone = once(child, 'exit')
  const errors = text(child.stderr)
  return {
    process: child,
    async ready() {
      try {
        return await started(child)
      } catch {
        throw new Error(`The server did not start: ${await errors}`)
      }
    },
    async end(signal) {
      child.kill(signal)
      await gone
      return child.exitCode
    },
  }
}
