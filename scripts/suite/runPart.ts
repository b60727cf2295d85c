import { spawn } from 'node:child_process'
import { delimiter, resolve } from 'node:path'

export interface Part {
  name: string
  passed: boolean
  seconds: number
}

/** Runs a command line of package.json under a heading, its output as it comes. */
export async function runPart(name: string, command: string, environment: NodeJS.ProcessEnv = {}): Promise<Part> {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(4, 96 - name.length))}`)
  const start = performance.now()
  const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }
  const path = [resolve('node_modules/.bin'), process.env.PATH ?? ''].join(delimiter)
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: path, ...plain, ...environment },
  })
  const code = await new Promise<number>((done, fail) => {
    child.once('error', fail)
    child.once('exit', (exit) => done(exit ?? 1))
  })
  const part = { name, passed: code === 0, seconds: (performance.now() - start) / 1000 }
  console.log(`${part.passed ? 'passed' : 'FAILED'} in ${part.seconds.toFixed(1)} s`)
  return part
}
