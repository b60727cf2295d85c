import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../../tests/temporaryFolder.ts'
import { auditPackages } from './auditPackages.ts'

/** What the audit says of a lock file with one package, where the registry answers so. */
async function auditWith(answer: RequestListener) {
  const folder = temporaryFolder()
  mkdirSync(folder, { recursive: true })
  const root = { name: 'house', version: '1.0.0', dependencies: { weak: '1.0.0' } }
  const weak = { version: '1.0.0', resolved: 'https://registry.example/weak.tgz', integrity: 'sha512-AA==' }
  const lock = { ...root, lockfileVersion: 3, packages: { '': root, 'node_modules/weak': weak } }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(root))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
  const registry = createServer(answer).listen(0, '127.0.0.1')
  onTestFinished(() => void registry.close())
  await once(registry, 'listening')
  return auditPackages(folder, `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`)
}

const advisory = (severity: string) => ({
  // npm keeps what it worked out of an advisory.
  id: randomInt(2 ** 40),
  url: 'x',
  title: 'x',
  severity,
  vulnerable_versions: '<2.0.0',
})
const versions = Object.fromEntries(['1.0.0', '2.0.0'].map((version) => [version, { name: 'weak', version }]))
const described = { name: 'weak', versions, 'dist-tags': { latest: '2.0.0' } }
/** Advisories are asked for by POST, the package itself by GET. */
const answering =
  (severity: string): RequestListener =>
  (request, response) =>
    response.end(JSON.stringify(request.method === 'POST' ? { weak: [advisory(severity)] } : described))

it.each([
  ['critical', false],
  ['high', false],
  ['moderate', true],
])('a package with a %s weakness is named, and is safe: %s', async (severity, isSafe) => {
  const audit = await auditWith(answering(severity))
  expect(audit.report).toMatch(new RegExp(`^${severity}\\s+weak .*\n1 packages`))
  expect(audit.isSafe).toBe(isSafe)
})

it('a registry that knows no advisories is said, and is no failure', async () => {
  const audit = await auditWith((_, response) => response.writeHead(405).end())
  expect(audit.report).toMatch(/^The registry gives no answer \(.+\): the packages are unchecked\.$/)
  expect(audit.isSafe).toBe(true)
})
