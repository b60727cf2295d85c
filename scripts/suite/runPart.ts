import { spawn } from 'node:child_process'
import { delimiter, resolve } from 'node:path'

export interface Part {
  name: string
  passed: boolean
  seconds: number
}

/**
 * Runs a command line of package.json, and prints its output under a heading.
 * @param isAlone whether no other part runs at the same time: the output is then printed as it comes, else at the end
 */
export async function runPart(
  name: string,
  command: string,
  isAlone: boolean,
  environment: NodeJS.ProcessEnv = {},
): Promise<Part> {
  const heading = `\n── ${name} ${'─'.repeat(Math.max(4, 96 - name.length))}`
  if (isAlone) console.log(heading)
  const start = performance.now()
  const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }
  const path = [resolve('node_modules/.bin'), process.env.PATH ?? ''].join(delimiter)
  const output = isAlone ? 'inherit' : 'pipe'
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', output, output],
    env: { ...process.env, PATH: path, ...plain, ...environment },
  })
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => printed.push(String(text)))
  const code = await new Promise<number>((done, fail) => {
    child.once('error', fail)
    child.once('close', (exit) => done(exit ?? 1))
  })
  const part = { name, passed: code === 0, seconds: (performance.now() - start) / 1000 }
  if (!isAlone) console.log([heading, '\n', ...printed].join('').trimEnd())
  console.log(`${part.passed ? 'passed' : 'FAILED'} in ${part.seconds.toFixed(1)} s`)
  return part
}
