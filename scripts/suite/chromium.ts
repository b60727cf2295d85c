import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
// The shell without a desk comes first: it is the same engine, and a fresh window costs it a third of the time.
import knownPaths from './chromiumPaths.json' with { type: 'json' }

const help = `No Chromium was found, so the browser tests cannot run. One of these mends it:
  - install one:      apt-get install -y chromium   (or Google Chrome)
  - let Playwright:   npx playwright install --with-deps chromium
  - name your own:    CHROMIUM_PATH=/path/to/chromium npm test`

/**
 * Path of a Chromium: the one that `CHROMIUM_PATH` names, an installed one, or the one that Playwright brought;
 * installs one where that is possible. Throws with the missing part and the way to get it.
 */
export function bringChromium(): string {
  const named = process.env.CHROMIUM_PATH ?? ''
  if (existsSync(named)) return named
  if (named !== '') throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.\n${help}`)
  const find = () => [...knownPaths, chromium.executablePath()].find((path) => existsSync(path))
  const found = find() ?? (installByApt() ? find() : undefined) ?? (installByPlaywright() ? find() : undefined)
  if (found === undefined) throw new Error(help)
  return found
}

const run = (command: string, parameters: string[], environment: NodeJS.ProcessEnv = {}) =>
  spawnSync(command, parameters, { stdio: 'inherit', env: { ...process.env, ...environment } }).status === 0

/** Installs Chromium with apt-get, if that is possible here. Returns whether it succeeded. */
function installByApt(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log('No Chromium here: installing it with apt-get.')
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  const install = (name: string) => run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], quiet)
  const either = () => install('chromium-headless-shell') || install('chromium')
  return either() || (run('apt-get', ['update', '-q'], quiet) && either())
}

/** Lets Playwright download its own Chromium. Returns whether it succeeded. */
function installByPlaywright(): boolean {
  console.log('No Chromium here: asking Playwright for its own.')
  return run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])
}
