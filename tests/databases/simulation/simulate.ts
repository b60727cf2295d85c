import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mock } from 'node:test'
import { createAccount } from '#server/accounts/createAccount.ts'
import { createRandom } from '../../random.ts'
import { password } from '../../api/password.ts'
import { SimulatedServer, type Plant } from './SimulatedServer.ts'
import { people, type Step } from './steps.ts'
import { emailOf } from './Tab.ts'
import { determine, Turns } from './Turns.ts'
import { World, type Start } from './World.ts'

/** In memory where there is such a place: what a disk keeps is not what is looked for here, and it costs half the time. */
const scratch = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

export async function prepareStart(): Promise<Start> {
  const folder = mkdtempSync(join(scratch, 'trousseau-start-'))
  const time = Date.parse('2026-01-05T08:00:00Z')
  const undo = determine(createRandom(0))
  const headers: Start['headers'] = []
  const turns = new Turns(createRandom(0))
  const given = { dataDir: folder, turns, clock: () => new Date(time), delivered: [], plant: undefined }
  const server = await SimulatedServer.open(given)
  for (let person = 0; person < people; person += 1) {
    const email = emailOf(person)
    await turns.until(createAccount({ email, password }, server.services))
    const payload = { username: email, password }
    const answer = await turns.until(server.send({ method: 'POST', url: '/api/authentication/signin', payload }))
    headers.push({ authorization: `Bearer ${answer?.json<{ access_token: string }>().access_token}` })
  }
  await server.close()
  undo()
  return { folder, headers, time }
}

/** Plays a script, and gives what was found that must not be. The same script and number play the same run. */
export async function simulate(script: readonly Step[], seed: number, start: Start, plant?: Plant): Promise<string[]> {
  const dataDir = mkdtempSync(join(scratch, 'trousseau-run-'))
  cpSync(start.folder, dataDir, { recursive: true })
  const random = createRandom(seed)
  const undo = determine(random)
  mock.timers.enable({ apis: ['setTimeout', 'setInterval'] })
  try {
    const world = new World(start, dataDir, new Turns(random), plant)
    await world.play(script)
    return world.model.faults
  } finally {
    mock.timers.reset()
    undo()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
